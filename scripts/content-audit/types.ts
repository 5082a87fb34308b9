/** One line of the checklist: what to change, and where. */
export type Entry = {
  /** File or folder, relative to the project root. */
  file: string
  /** From 1; absent for a folder, a picture or a PDF. */
  line?: number
  says: string
}

/** Entries that need the same action. */
export type Matter = {
  about: string
  /** What the school has to do. */
  action: string
  entries: readonly Entry[]
}

/** A section of the owner's checklist. */
export type Section = { title: string; matters: readonly Matter[] }
