/// Every rule of the tool.
package enum RuleRegistry {
    /// By id, in alphabetical order; a test compares the list with the files of this target.
    package static let all: [any Rule.Type] = [
        AndroidResourceName.self,
        BindingUnknown.self,
        CapabilitiesMissing.self,
        ChoiceFormat.self,
        ChoiceListCoercion.self,
        ChoiceListEmpty.self,
        ChoiceListKeys.self,
        ChoiceListOrder.self,
        ChoiceListShape.self,
        DataSourceForm.self,
        DataSourceMissingField.self,
        ImageListShape.self,
        ImageMissing.self,
        ImageNameCollision.self,
        ImagesFolder.self,
        InjectMissing.self,
        InjectNotBoolean.self,
        InjectWithoutIos.self,
        JsonDuplicateKey.self,
        JsonEncoding.self,
        JsonSyntax.self,
        KeyMisspelt.self,
        KotlinAnnotation.self,
        KotlinConstructor.self,
        KotlinFileName.self,
        KotlinForeignR.self,
        KotlinIcon.self,
        KotlinLocation.self,
        KotlinMissing.self,
        KotlinPackage.self,
        KotlinPermission.self,
        KotlinTagUnknown.self,
        ManifestKind.self,
        ManifestMissing.self,
        ManifestShape.self,
        NameInvalid.self,
        NameMissing.self,
        NameReserved.self,
        RulesInvalid.self,
        RulesReplace.self,
        TargetMissing.self,
        TargetRepeated.self,
        TargetUnknown.self,
        TypeMissing.self,
        TypeUnknown.self,
    ]

    /// The rule with this id; nil when there is none.
    package static func rule(_ id: String) -> (any Rule.Type)? {
        all.first { $0.info.id == id }
    }
}
