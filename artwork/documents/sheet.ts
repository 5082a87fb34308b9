/** A table of a sheet. Every row has as many cells as the head. */
export type SheetTable = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Share of the width each column takes; equal shares when left out. */
  shares?: readonly number[]
}

/** What a sheet is made of, in order: a paragraph, a bulleted list or a table. */
export type SheetBlock = string | { list: readonly string[] } | SheetTable

/** One A4 page under the school's letterhead, written as `<slug>.pdf`. */
export type Sheet = {
  slug: string
  title: string
  /** The line under the title: whom it concerns, and when. */
  subtitle: string
  /** Language of the sheet; English when left out. */
  lang?: 'bn' | 'hi'
  blocks: readonly SheetBlock[]
}
