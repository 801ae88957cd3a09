/**
 * Opens the offline store when the application starts.
 * @param {IClientAPI} context
 */
export default function StartOffline(context) {
  return context.executeAction('/FieldService/Actions/Service/OpenOffline.action');
}
