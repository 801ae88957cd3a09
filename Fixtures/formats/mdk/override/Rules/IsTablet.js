export default function IsTablet(context) {
  return context.nativescript.platformModule.device.deviceType === "Tablet";
}
