/** A node of structured data (JSON-LD). */
export type Thing = { '@type': string; [property: string]: unknown }

const scripts = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs

/**
 * The structured data of a page in document order; a graph is flattened.
 * @throws SyntaxError when a script is not valid JSON or has another context
 */
export const parseStructuredData = (html: string): Thing[] =>
  [...html.matchAll(scripts)].flatMap(([, json]) => {
    const data = JSON.parse(json!)
    if (data['@context'] !== 'https://schema.org') throw new SyntaxError('no schema.org context')
    return data['@graph'] ?? data
  })

/** All nodes of a value, including nested ones. */
export const thingsWithin = (value: unknown): Thing[] => {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(thingsWithin)
  return '@type' in value ? [value as Thing, ...nested] : nested
}
