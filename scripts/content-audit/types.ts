/** One line of the checklist: where to change what. */
export type Entry = {
  /** File or folder, from the project's root. */
  file: string
  /** From 1; a folder, a picture and a PDF have none. */
  line?: number
  says: string
}

/** Entries that the school settles in one way. */
export type Matter = {
  about: string
  /** What the school has to settle, in a plain sentence. */
  action: string
  entries: readonly Entry[]
}

/** A chapter of the owner's checklist. */
export type Section = { title: string; matters: readonly Matter[] }
