import Support

/// The namespaces of attributes in Android's resource files.
enum AndroidNamespace {
  /// Those of the framework, mostly written `android:`.
  case framework
  /// Those of libraries and of the application itself, mostly written `app:`.
  case app
  /// Of the editor's preview, mostly written `tools:`: nothing of it is there when the application runs.
  case tools
  case other

  /// - Parameter uri: a NUL ends it.
  init(_ uri: UnsafePointer<UInt8>) {
    // A NUL ends static strings too, and counts where the whole text has to be the same.
    func begins(_ text: StaticString, orIs isWhole: Bool = false) -> Bool {
      strncmp(
        UnsafeRawPointer(uri).assumingMemoryBound(to: CChar.self),
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self),
        text.utf8CodeUnitCount + (isWhole ? 1 : 0)) == 0
    }
    if begins("http://schemas.android.com/apk/res/android", orIs: true) {
      self = .framework
    } else if begins("http://schemas.android.com/apk/res-auto", orIs: true)
      || begins("http://schemas.android.com/apk/res/")
    {
      self = .app
    } else if begins("http://schemas.android.com/tools", orIs: true) {
      self = .tools
    } else {
      self = .other
    }
  }
}
