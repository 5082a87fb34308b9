/**
 * Fills the placeholders of a text: `fillIn('Map: {school}', { school })`. Words of the site are plain strings, because
 * functions cannot be passed to client components.
 * @throws Error for a placeholder without a value
 */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`)
    return String(value)
  })
