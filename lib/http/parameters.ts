import type { z } from 'zod'

/** Query parameters of a page, as Next passes them. */
export type Parameters = Record<string, string | string[] | undefined>

/** The first value of a repeated parameter. */
export const takeFirst = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value

/** Parses the query of an endpoint. Returns undefined when it is invalid, or repeats a parameter. */
export function parseParameters<Schema extends z.ZodType>(
  schema: Schema,
  query: URLSearchParams,
): z.output<Schema> | undefined {
  const parameters = Object.fromEntries(query)
  const isRepeated = Object.keys(parameters).length < query.size
  return isRepeated ? undefined : schema.safeParse(parameters).data
}
