/// The JSON Schema of what `inspect --sources --format json` prints.
package enum SourcesSchema {
    /// The schema as a document, with a line end at the end: strict, so that it also shows what a document never holds.
    package static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "inputctl inspect --sources",
          "description": "What inputctl inspect --sources --format json prints: what was seen in each source file. A key that has no value is absent, never null. Readers should refuse a schemaVersion they do not know.",
          "type": "object",
          "additionalProperties": false,
          "required": ["schemaVersion", "files"],
          "properties": {
            "schemaVersion": { "const": 1 },
            "files": { "type": "array", "items": { "$ref": "#/$defs/file" } }
          },
          "$defs": {
            "file": {
              "type": "object",
              "additionalProperties": false,
              "required": ["path", "language", "isBalanced", "imports", "annotations", "types", "functions", "constants", "rowBuilders", "permissions", "resourceClasses", "tags"],
              "properties": {
                "path": {
                  "description": "As it leads there from the current folder.",
                  "type": "string",
                  "minLength": 1
                },
                "language": { "enum": ["swift", "kotlin"] },
                "isBalanced": {
                  "description": "Whether every bracket and text has its end; where not, nesting is a guess.",
                  "type": "boolean"
                },
                "package": { "description": "The package of a Kotlin file.", "$ref": "#/$defs/item" },
                "imports": { "type": "array", "items": { "$ref": "#/$defs/item" } },
                "annotations": {
                  "description": "Every annotation of a Kotlin file.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/item" }
                },
                "types": { "type": "array", "items": { "$ref": "#/$defs/type" } },
                "functions": {
                  "description": "Functions at file level.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/member" }
                },
                "constants": {
                  "description": "What has a value that can be read: globals, locals, properties, cases of enums.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/constant" }
                },
                "rowBuilders": {
                  "description": "Functions from which the app requests rows.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/rowBuilder" }
                },
                "iconName": {
                  "description": "The text that getIconName of a Kotlin class returns.",
                  "$ref": "#/$defs/item"
                },
                "permissions": {
                  "description": "Android permissions that are named, in full.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/item" }
                },
                "resourceClasses": {
                  "description": "Each class R that is named with its package.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/item" }
                },
                "tags": { "description": "Each ___TAG___.", "type": "array", "items": { "$ref": "#/$defs/item" } }
              }
            },
            "item": {
              "type": "object",
              "additionalProperties": false,
              "required": ["text", "line", "column"],
              "properties": {
                "text": { "type": "string" },
                "line": { "$ref": "#/$defs/line" },
                "column": { "$ref": "#/$defs/column" }
              }
            },
            "type": {
              "description": "A type or an extension, as one place declares it.",
              "type": "object",
              "additionalProperties": false,
              "required": ["kind", "name", "attributes", "inherits", "members", "isLocal", "isConditional", "line", "column"],
              "properties": {
                "kind": {
                  "enum": ["class", "struct", "enum", "protocol", "actor", "extension", "interface", "object"]
                },
                "name": {
                  "description": "In Swift with the names of the types around it, joined by dots.",
                  "type": "string"
                },
                "attributes": {
                  "description": "Attributes or annotations as they are written.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "inherits": {
                  "description": "What it inherits from or conforms to, as it is written.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/item" }
                },
                "constructor": {
                  "description": "The parameters of a Kotlin class's primary constructor; absent when it has none.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "members": {
                  "description": "In the order of their places.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/member" }
                },
                "isLocal": { "description": "Whether it is inside a function.", "type": "boolean" },
                "isConditional": { "description": "Whether it is in a branch of #if.", "type": "boolean" },
                "line": { "$ref": "#/$defs/line" },
                "column": { "$ref": "#/$defs/column" }
              }
            },
            "member": {
              "type": "object",
              "additionalProperties": false,
              "required": ["kind", "name", "isStatic", "attributes", "line", "column"],
              "properties": {
                "kind": { "enum": ["let", "var", "func", "init", "case", "val", "fun"] },
                "name": { "description": "Of a function with its labels or parameters.", "type": "string" },
                "isStatic": { "type": "boolean" },
                "attributes": {
                  "type": "array",
                  "items": { "type": "string" }
                },
                "type": {
                  "description": "The type of a property, or what a function returns, as it is written.",
                  "type": "string"
                },
                "line": { "$ref": "#/$defs/line" },
                "column": { "$ref": "#/$defs/column" }
              }
            },
            "constant": {
              "type": "object",
              "additionalProperties": false,
              "required": ["name", "value", "line", "column"],
              "properties": {
                "name": {
                  "description": "With the name of the type it belongs to before it.",
                  "type": "string"
                },
                "value": { "description": "A text in quotes, anything else as it is written.", "type": "string" },
                "line": { "$ref": "#/$defs/line" },
                "column": { "$ref": "#/$defs/column" }
              }
            },
            "rowBuilder": {
              "type": "object",
              "additionalProperties": false,
              "required": ["formats", "returns", "line", "column"],
              "properties": {
                "owner": {
                  "description": "The type it belongs to; absent for a function of the file.",
                  "type": "string"
                },
                "formats": {
                  "description": "The strings that the format is compared with, where they are written.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/origin" }
                },
                "returns": {
                  "description": "What it returns for each of these formats, and for any other.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/return" }
                },
                "line": { "$ref": "#/$defs/line" },
                "column": { "$ref": "#/$defs/column" }
              }
            },
            "origin": {
              "type": "object",
              "additionalProperties": false,
              "required": ["text", "path", "line", "column"],
              "properties": {
                "text": { "type": "string" },
                "path": { "type": "string", "minLength": 1 },
                "line": { "$ref": "#/$defs/line" },
                "column": { "$ref": "#/$defs/column" }
              }
            },
            "return": {
              "type": "object",
              "additionalProperties": false,
              "required": ["returns", "expression", "path", "line", "column"],
              "properties": {
                "format": {
                  "description": "The format that is requested; absent for any format that the code does not know.",
                  "type": "string"
                },
                "returns": { "enum": ["row", "nil", "never", "unknown"] },
                "expression": { "description": "As it is written, shortened.", "type": "string" },
                "rowType": { "description": "The class of the row; absent when it is not known.", "type": "string" },
                "event": {
                  "description": "Whether the row calls the callback of the app.",
                  "enum": ["passed", "otherCallback", "missing", "unknown"]
                },
                "reason": { "description": "What could not be evaluated on the way.", "type": "string" },
                "path": { "type": "string", "minLength": 1 },
                "line": { "$ref": "#/$defs/line" },
                "column": { "$ref": "#/$defs/column" }
              }
            },
            "line": { "description": "From 1.", "type": "integer", "minimum": 1 },
            "column": { "description": "From 1, in Unicode scalars.", "type": "integer", "minimum": 1 }
          }
        }

        """#
}
