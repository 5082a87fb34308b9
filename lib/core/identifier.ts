/** An identifier of the content service, as a part of a pattern. */
export const identifierSource = '[\\w-]{1,64}'
export const identifierPattern = new RegExp(`^${identifierSource}$`)
