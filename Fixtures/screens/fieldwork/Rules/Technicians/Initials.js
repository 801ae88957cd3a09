export default function Initials(context) {
  return `${context.binding.FirstName[0]}${context.binding.LastName[0]}`;
}
