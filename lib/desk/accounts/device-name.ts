/** In this order: every browser claims to be several of them. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'an Android phone'],
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and device of a session, such as 'Chrome on an Android phone', from its `User-Agent`. */
export function deviceName(userAgent: string): string {
  const [browser = 'A browser', system] = [browsers, systems].map(
    (table) => table.find(([pattern]) => pattern.test(userAgent))?.[1],
  )
  return system ? `${browser} on ${system}` : browser
}
