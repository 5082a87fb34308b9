/** The source of a regular expression for an identifier of the content service. */
export const identifierSource = '[\\w-]{1,64}'
export const identifierPattern = new RegExp(`^${identifierSource}$`)
