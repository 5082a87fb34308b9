/** Query parameters of a page, as Next passes them. */
export type Parameters = Record<string, string | string[] | undefined>

/** The first value of a repeated parameter. */
export const takeFirst = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value
