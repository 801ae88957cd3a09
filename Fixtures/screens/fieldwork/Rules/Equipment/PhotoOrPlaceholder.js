export default function PhotoOrPlaceholder(context) {
  const { binding } = context;
  return binding.HasPhoto ? `/FieldService/Services/FieldService.service/${binding['@odata.readLink']}/Photo` : 'sap-icon://machine';
}
