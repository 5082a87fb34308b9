import type { Locator } from '@playwright/test'

/** The effort of a task on a phone. */
export type Interactions = {
  /** Taps, including those that open a field and choose a file. */
  taps: number
  /** Fields that are filled in: text, days and files. */
  fields: number
  /** Characters that are typed. */
  characters: number
}

type File = { name: string; mimeType: string; buffer: Buffer }

/** Interacts with a page on a phone, and counts it. */
export function interactionCounter() {
  const interactions: Interactions = { taps: 0, fields: 0, characters: 0 }

  async function tap(target: Locator): Promise<void> {
    interactions.taps++
    await target.tap()
  }

  /** A tap into the field, then the characters. */
  async function type(field: Locator, text: string): Promise<void> {
    interactions.taps++
    interactions.fields++
    interactions.characters += [...text].length
    await field.fill(text)
  }

  /** A day, by its digits. */
  async function typeDay(field: Locator, day: string): Promise<void> {
    interactions.taps++
    interactions.fields++
    interactions.characters += day.replace(/\D/g, '').length
    await field.fill(day)
  }

  /** A tap on the field, another on the file in the phone's own list. */
  async function choose(field: Locator, file: File): Promise<void> {
    interactions.taps += 2
    interactions.fields++
    await field.setInputFiles(file)
  }

  return { interactions, tap, type, typeDay, choose }
}

/**
 * An estimate in whole seconds, without reading, thinking and the network: 1.5 s per tap, four characters per second.
 */
export const estimateSeconds = ({ taps, characters }: Interactions): number =>
  Math.round(taps * 1.5 + characters / 4)
