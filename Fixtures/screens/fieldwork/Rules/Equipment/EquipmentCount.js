export default function EquipmentCount(context) {
  return context.count('/FieldService/Services/FieldService.service', 'Equipment', '').then((count) => `${count}`);
}
