export default function StateIcons(context) {
  const icons = [];
  if (context.binding.Unread) icons.push('sap-icon://circle-task-2');
  if (context.binding.HasAttachments) icons.push('sap-icon://attachment');
  return icons;
}
