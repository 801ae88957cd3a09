export default function IsSupervisor(context) {
  return context.evaluateTargetPath('#Application/#ClientData/Role') === 'Supervisor';
}
