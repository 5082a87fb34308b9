import type { Media } from '@/lib/desk/media/save-file'

/** The files of a field in the order of choice: a stored file, or the id of an upload that reserves its position. */
export type Slot = Media | number

export const getFiles = (slots: readonly Slot[]): Media[] =>
  slots.filter((slot): slot is Media => typeof slot !== 'number')

/** Replaces an upload by its stored file. A file that is already there is not added again. */
export function fill(slots: readonly Slot[], id: number, media: Media): readonly Slot[] {
  const isKnown = getFiles(slots).some(({ name }) => name === media.name)
  return isKnown ? without(slots, id) : slots.map((slot) => (slot === id ? media : slot))
}

export const without = (slots: readonly Slot[], removed: Slot): readonly Slot[] =>
  slots.filter((slot) => slot !== removed)

export type Move = 'first' | 'earlier' | 'later'

/** Moves a stored file among the stored ones. */
export function move(slots: readonly Slot[], media: Media, to: Move): readonly Slot[] {
  const files = getFiles(slots)
  const from = files.indexOf(media)
  files.splice(from, 1)
  files.splice({ first: 0, earlier: from - 1, later: from + 1 }[to], 0, media)
  return slots.map((slot) => (typeof slot === 'number' ? slot : files.shift()!))
}
