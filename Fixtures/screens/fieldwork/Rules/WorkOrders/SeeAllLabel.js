export default function SeeAllLabel(context) {
  return context.count('/FieldService/Services/FieldService.service', 'WorkOrders', "$filter=Status ne 'Done'")
    .then((count) => `See All (${count})`);
}
