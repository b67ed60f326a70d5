/// The JSON Schema of what `inspect --format json` prints.
package enum InspectionSchema {
    /// The schema as a document, with a line end at the end: strict, so that it also shows what a document never holds.
    package static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "inputctl inspect",
          "description": "What inputctl inspect --format json prints: what 4D will do with each control. A key that has no value is absent, never null. Readers should refuse a schemaVersion they do not know.",
          "type": "object",
          "additionalProperties": false,
          "required": ["schemaVersion", "controls"],
          "properties": {
            "schemaVersion": { "const": 1 },
            "controls": { "type": "array", "items": { "$ref": "#/$defs/control" } }
          },
          "$defs": {
            "control": {
              "type": "object",
              "additionalProperties": false,
              "required": ["folder"],
              "properties": {
                "folder": {
                  "description": "Relative to the root of what was inspected; empty for the root itself.",
                  "type": "string"
                },
                "name": {
                  "description": "The manifest's name; absent when it has none that is a string.",
                  "type": "string"
                },
                "kind": {
                  "description": "What the manifest describes; absent when it cannot be read.",
                  "enum": [
                    "action control", "selection control", "formatter", "list form", "detail form", "login form", "form",
                    "web app", "browser extension", "npm package", "Microsoft 365 app", "Home Assistant integration",
                    "Obsidian plugin"
                  ]
                },
                "problem": {
                  "description": "Why the rest is missing, or may be incomplete.",
                  "$ref": "#/$defs/text"
                },
                "editor": { "$ref": "#/$defs/editor" },
                "choices": { "$ref": "#/$defs/choices" },
                "ios": { "$ref": "#/$defs/ios" },
                "android": { "$ref": "#/$defs/android" }
              }
            },
            "editor": {
              "description": "What the project editor offers.",
              "type": "object",
              "additionalProperties": false,
              "required": ["menu", "types", "projects", "hidden"],
              "properties": {
                "menu": {
                  "description": "The menu of an action parameter that has the control.",
                  "enum": ["Input control", "Data Source"]
                },
                "format": {
                  "description": "The format that the parameters must have, for a selection control; absent where there is none.",
                  "enum": ["push", "segmented", "popover", "sheet", "picker"]
                },
                "types": {
                  "description": "The types of the parameters that it is offered for.",
                  "type": "array",
                  "items": { "enum": ["string", "number", "bool", "image", "date", "time"] }
                },
                "projects": {
                  "type": "array",
                  "items": { "enum": ["iOS projects", "Android projects", "iOS + Android projects"] }
                },
                "hidden": {
                  "description": "Why it is not offered, or not in all projects.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/text" }
                }
              }
            },
            "choices": {
              "description": "What a selection control lets choose.",
              "type": "object",
              "additionalProperties": false,
              "required": ["form", "entries"],
              "properties": {
                "form": {
                  "description": "object, list: choices of the manifest; data source: records; unusable: 4D makes no choices of it.",
                  "enum": ["object", "list", "data source", "unusable"]
                },
                "entries": {
                  "description": "The choices of the manifest, in its order.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["value", "label"],
                    "properties": {
                      "value": { "description": "What is sent: a key, or a position from 0.", "type": "string" },
                      "label": { "description": "What is shown; JSON when it is not a string.", "type": "string" }
                    }
                  }
                },
                "dataClass": { "type": "string" },
                "field": { "type": "string" }
              }
            },
            "list": {
              "description": "How the app shows the choices; absent for an action control, and when the app has no list.",
              "type": "object",
              "additionalProperties": false,
              "required": ["format", "content"],
              "properties": {
                "format": { "enum": ["push", "segmented", "popover", "sheet", "picker"] },
                "content": {
                  "description": "What the list shows; data source: the data source itself as one choice.",
                  "enum": ["choices", "records", "current entity", "data source"]
                },
                "labels": {
                  "description": "The choices of the manifest as the app shows them, in its order; absent for other content, and when the order cannot be determined.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "emptyEntry": {
                  "description": "The label of an entry for nothing, where the parameter is not mandatory.",
                  "type": "string"
                },
                "search": {
                  "description": "When the list can be searched: always, or the smallest number of choices; absent for never.",
                  "type": "string"
                },
                "pictures": {
                  "description": "The pictures that are shown; absent unless the labels are names of pictures.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["found", "missing"],
                  "properties": {
                    "folder": { "description": "Absent when there is none.", "type": "string" },
                    "found": {
                      "description": "The labels of which the picture is found.",
                      "type": "array",
                      "items": { "type": "string" }
                    },
                    "missing": {
                      "description": "Those of which it is not.",
                      "type": "array",
                      "items": { "type": "string" }
                    },
                    "size": {
                      "description": "Width and height of assets; absent where the app has a size of its own.",
                      "type": "string"
                    },
                    "problem": {
                      "description": "Why the app shows none, or the build probably fails.",
                      "$ref": "#/$defs/text"
                    }
                  }
                }
              }
            },
            "ios": {
              "description": "What the iOS build makes of it.",
              "type": "object",
              "additionalProperties": false,
              "required": ["isTargeted", "injected", "files", "services", "keys", "missing", "problems"],
              "properties": {
                "isTargeted": { "type": "boolean" },
                "list": { "$ref": "#/$defs/list" },
                "injected": { "$ref": "#/$defs/copied" },
                "files": { "$ref": "#/$defs/files" },
                "services": { "type": "array", "items": { "$ref": "#/$defs/service" } },
                "keys": { "type": "array", "items": { "$ref": "#/$defs/key" } },
                "missing": { "$ref": "#/$defs/missing" },
                "problems": { "$ref": "#/$defs/problems" }
              }
            },
            "service": {
              "description": "A service that the manifest names.",
              "type": "object",
              "additionalProperties": false,
              "required": ["name", "namedAt", "formats", "problems"],
              "properties": {
                "name": { "type": "string" },
                "namedAt": { "$ref": "#/$defs/place" },
                "declaredAt": {
                  "description": "Its class; absent when nothing is found by the name.",
                  "$ref": "#/$defs/place"
                },
                "formats": {
                  "description": "What its builders compare the format with.",
                  "type": "array",
                  "items": { "type": "string" }
                },
                "answer": {
                  "description": "What it does when it is asked for the control's own format; absent when it builds no rows.",
                  "enum": ["row", "always", "none", "unsure"]
                },
                "answersAt": {
                  "description": "The value that it compares the control's own format with.",
                  "$ref": "#/$defs/place"
                },
                "problems": { "$ref": "#/$defs/problems" }
              }
            },
            "key": {
              "description": "A key in one of the app's property lists.",
              "type": "object",
              "additionalProperties": false,
              "required": ["file", "key", "isMerged", "capability", "manifestValue", "namedAt"],
              "properties": {
                "file": { "enum": ["Info.plist", "Settings.plist", "entitlements"] },
                "key": { "type": "string" },
                "value": {
                  "description": "What 4D writes, as JSON; absent when that is something of its own making.",
                  "type": "string"
                },
                "isMerged": {
                  "description": "Whether the value is added to what the app has under the key.",
                  "type": "boolean"
                },
                "capability": { "type": "string" },
                "manifestValue": { "description": "The manifest's value behind it, as JSON.", "type": "string" },
                "namedAt": { "$ref": "#/$defs/place" }
              }
            },
            "android": {
              "description": "What the Android build makes of it.",
              "type": "object",
              "additionalProperties": false,
              "required": ["isTargeted", "copied", "files", "rows", "permissions", "missing", "problems"],
              "properties": {
                "isTargeted": { "type": "boolean" },
                "list": { "$ref": "#/$defs/list" },
                "copied": { "$ref": "#/$defs/copied" },
                "files": { "$ref": "#/$defs/files" },
                "registeredClass": {
                  "description": "The class that the app calls; absent when none is registered, or it cannot be determined.",
                  "type": "string"
                },
                "registeredAt": {
                  "description": "The annotation in the file that it is taken from.",
                  "$ref": "#/$defs/place"
                },
                "rows": {
                  "description": "The rows that parameters with the class get, and what they do.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/text" }
                },
                "permissions": {
                  "type": "array",
                  "items": { "type": "string" }
                },
                "missing": { "$ref": "#/$defs/missing" },
                "problems": { "$ref": "#/$defs/problems" }
              }
            },
            "problems": {
              "description": "Why it does not work: what the rules report as errors, each with its place.",
              "type": "array",
              "items": { "$ref": "#/$defs/text" }
            },
            "files": {
              "description": "The files that the build finds, relative to the control, and what becomes of each.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["path", "fate", "words"],
                "properties": {
                  "path": { "type": "string" },
                  "fate": {
                    "description": "What becomes of it: it is compiled, a resource of the app, or in the app's assets catalog; it replaces a file of the app, or is joined with one; 4D damages it on the way, or the project does not find it; it is copied and not in the app; the app overwrites it; 4D leaves it out, or no build reads it.",
                    "enum": ["compiled", "resource", "catalog", "replaces", "joined", "damaged", "notFound", "notInApp", "overwritten", "leftOut", "unread"]
                  },
                  "words": {
                    "description": "The end of a sentence that starts with the file.",
                    "$ref": "#/$defs/text"
                  }
                }
              }
            },
            "copied": {
              "description": "What is copied into the app's project, relative to the control.",
              "type": "array",
              "items": { "type": "string" }
            },
            "missing": {
              "description": "What is not done, and why; when the platform is not targeted, only why.",
              "type": "array",
              "items": { "$ref": "#/$defs/text" }
            },
            "place": {
              "description": "The path is relative to the control.",
              "type": "object",
              "additionalProperties": false,
              "required": ["path", "line", "column"],
              "properties": {
                "path": { "type": "string", "minLength": 1 },
                "line": { "description": "From 1.", "type": "integer", "minimum": 1 },
                "column": { "description": "From 1, in Unicode scalars.", "type": "integer", "minimum": 1 }
              }
            },
            "text": { "type": "string", "minLength": 1 }
          }
        }

        """#
}
