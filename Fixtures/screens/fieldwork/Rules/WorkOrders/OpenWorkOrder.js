export default function OpenWorkOrder(context) {
  const action = context.binding.Draft ? 'NavToWorkOrderCreate' : 'NavToWorkOrderDetail';
  return context.executeAction(`/FieldService/Actions/WorkOrders/${action}.action`);
}
