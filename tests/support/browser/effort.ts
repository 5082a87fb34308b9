import type { Locator } from '@playwright/test'

/** What something costs somebody on a phone. */
export type Effort = {
  /** Of a finger, also those that open a field and choose a file. */
  taps: number
  /** Fields that are filled in: text, days and files. */
  fields: number
  /** Characters that are typed. */
  characters: number
}

type File = { name: string; mimeType: string; buffer: Buffer }

/** A hand on a phone that counts what it does. */
export function countingHand() {
  const effort: Effort = { taps: 0, fields: 0, characters: 0 }

  async function tap(target: Locator): Promise<void> {
    effort.taps++
    await target.tap()
  }

  /** A tap into the field, then the characters. */
  async function type(field: Locator, text: string): Promise<void> {
    effort.taps++
    effort.fields++
    effort.characters += [...text].length
    await field.fill(text)
  }

  /** A day, by its digits. */
  async function typeDay(field: Locator, day: string): Promise<void> {
    effort.taps++
    effort.fields++
    effort.characters += day.replace(/\D/g, '').length
    await field.fill(day)
  }

  /** A tap on the field, another on the file in the phone's own list. */
  async function choose(field: Locator, file: File): Promise<void> {
    effort.taps += 2
    effort.fields++
    await field.setInputFiles(file)
  }

  return { effort, tap, type, typeDay, choose }
}

/** A guess in whole seconds, without reading, thinking and the network: 1.5 s a tap, four characters a second. */
export const secondsOf = ({ taps, characters }: Effort): number =>
  Math.round(taps * 1.5 + characters / 4)
