export default function ConfirmUpdate(context) {
  return context.executeAction('/FieldService/Actions/Application/Reload.action');
}
