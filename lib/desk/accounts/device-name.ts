/** Patterns of browsers. The order matters, because most browsers also name others in their `User-Agent`. */
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

/** Returns browser and device, such as 'Chrome on an Android phone', from a `User-Agent`. */
export function getDeviceName(userAgent: string): string {
  const [browser = 'A browser', system] = [browsers, systems].map(
    (table) => table.find(([pattern]) => pattern.test(userAgent))?.[1],
  )
  return system ? `${browser} on ${system}` : browser
}
