/// The JSON Schema of the JSON report.
package enum ReportSchema {
    /// The schema as a document, with a line end at the end: strict, so that it also shows what a report never holds.
    package static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "inputctl report",
          "description": "What inputctl validate --format json prints. A key that has no value is absent, never null. Readers should refuse a schemaVersion they do not know.",
          "type": "object",
          "additionalProperties": false,
          "required": ["schemaVersion", "tool", "findings", "notChecked", "summary"],
          "properties": {
            "schemaVersion": { "const": 1 },
            "tool": {
              "type": "object",
              "additionalProperties": false,
              "required": ["name", "version"],
              "properties": {
                "name": { "const": "inputctl" },
                "version": { "type": "string", "minLength": 1 }
              }
            },
            "findings": {
              "description": "Sorted by path, offset and rule.",
              "type": "array",
              "items": { "$ref": "#/$defs/finding" }
            },
            "notChecked": {
              "description": "Rules that were skipped, with the place and the reason; without rules, what could not be read.",
              "type": "array",
              "items": { "$ref": "#/$defs/notChecked" }
            },
            "summary": {
              "description": "How much was checked, how many of the selected rules ran, and the number of findings of each severity.",
              "type": "object",
              "additionalProperties": false,
              "required": ["controls", "files", "rules", "rulesRun", "errors", "warnings", "notes"],
              "properties": {
                "controls": { "$ref": "#/$defs/count" },
                "files": { "$ref": "#/$defs/count" },
                "rules": { "$ref": "#/$defs/count" },
                "rulesRun": { "$ref": "#/$defs/count" },
                "errors": { "$ref": "#/$defs/count" },
                "warnings": { "$ref": "#/$defs/count" },
                "notes": { "$ref": "#/$defs/count" }
              }
            }
          },
          "$defs": {
            "finding": {
              "type": "object",
              "additionalProperties": false,
              "required": ["rule", "severity", "message", "path", "fingerprint", "notes"],
              "properties": {
                "rule": { "$ref": "#/$defs/ruleId" },
                "severity": {
                  "description": "error: 4D ignores, drops or breaks it, or the app does not build or start; warning: it works on some platforms only, or by luck; note: worth knowing.",
                  "enum": ["error", "warning", "note"]
                },
                "message": { "$ref": "#/$defs/line" },
                "path": { "$ref": "#/$defs/path" },
                "pointer": { "$ref": "#/$defs/pointer" },
                "range": { "$ref": "#/$defs/range" },
                "fingerprint": {
                  "description": "Stays the same when lines move, keys are reordered, line ends change, the checkout is elsewhere or the message is worded differently.",
                  "type": "string",
                  "pattern": "^[0-9a-f]{16}$"
                },
                "label": { "description": "A word beside the marked place.", "$ref": "#/$defs/line" },
                "consequence": { "description": "What 4D does because of it.", "$ref": "#/$defs/line" },
                "help": { "description": "What to do.", "$ref": "#/$defs/line" },
                "notes": {
                  "description": "Related places.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/note" }
                },
                "fix": { "$ref": "#/$defs/fix" }
              }
            },
            "note": {
              "type": "object",
              "additionalProperties": false,
              "required": ["message", "path"],
              "properties": {
                "message": { "$ref": "#/$defs/line" },
                "path": { "$ref": "#/$defs/path" },
                "pointer": { "$ref": "#/$defs/pointer" },
                "range": { "$ref": "#/$defs/range" }
              }
            },
            "fix": {
              "description": "The one right edit that makes the finding go away; edits of one file do not overlap.",
              "type": "object",
              "additionalProperties": false,
              "required": ["title", "edits"],
              "properties": {
                "title": { "$ref": "#/$defs/line" },
                "edits": {
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["path", "range", "replacement"],
                    "properties": {
                      "path": { "$ref": "#/$defs/path" },
                      "range": { "$ref": "#/$defs/range" },
                      "replacement": { "type": "string" }
                    }
                  }
                }
              }
            },
            "notChecked": {
              "type": "object",
              "additionalProperties": false,
              "required": ["path", "rules", "reason"],
              "properties": {
                "path": { "$ref": "#/$defs/path" },
                "pointer": { "$ref": "#/$defs/pointer" },
                "range": { "$ref": "#/$defs/range" },
                "rules": { "type": "array", "items": { "$ref": "#/$defs/ruleId" } },
                "reason": { "$ref": "#/$defs/line" }
              }
            },
            "range": {
              "description": "From the first character to the one after the last; equal for a place between two characters.",
              "type": "object",
              "additionalProperties": false,
              "required": ["start", "end"],
              "properties": {
                "start": { "$ref": "#/$defs/place" },
                "end": { "$ref": "#/$defs/place" }
              }
            },
            "place": {
              "type": "object",
              "additionalProperties": false,
              "required": ["line", "column", "offset"],
              "properties": {
                "line": { "description": "From 1.", "type": "integer", "minimum": 1 },
                "column": { "description": "From 1, in Unicode scalars.", "type": "integer", "minimum": 1 },
                "offset": { "description": "From 0, in bytes.", "type": "integer", "minimum": 0 }
              }
            },
            "ruleId": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" },
            "path": { "description": "Relative to the root of what was checked, with / between the parts.", "type": "string" },
            "pointer": { "description": "A JSON Pointer (RFC 6901).", "type": "string", "pattern": "^(/([^/~]|~[01])*)*$" },
            "line": { "type": "string", "minLength": 1 },
            "count": { "type": "integer", "minimum": 0 }
          }
        }

        """#
}
