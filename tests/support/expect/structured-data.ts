/** A node of structured data (JSON-LD), as it stands in a page. */
export type Thing = { '@type': string; [property: string]: unknown }

const scripts = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/**
 * The structured data of a page, in its order; the things of a graph stand for themselves.
 * @throws SyntaxError when one of its scripts is no JSON
 */
export const structuredDataIn = (html: string): Thing[] =>
  [...html.matchAll(scripts)].flatMap(([, json]) => {
    const data = JSON.parse(json!)
    if (data['@context'] !== 'https://schema.org') throw new SyntaxError('no schema.org context')
    return data['@graph'] ?? data
  })

/** Every thing within things. */
export const thingsWithin = (value: unknown): Thing[] => {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(thingsWithin)
  return '@type' in value ? [value as Thing, ...within] : within
}
