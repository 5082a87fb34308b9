import { desk } from '@/content/words/en/desk'
import { getOwn } from '@/lib/core/get-own'

/** Why a file was rejected, in words for the office. */
export const uploadMessages = {
  empty: 'The file is empty.',
  tooLarge: desk.files.tooLarge,
  pdfTooLarge: 'The PDF is larger than 15 MB. Save it in a smaller size, or split it.',
  unknown: 'This is neither a photograph (JPEG, PNG, WebP, HEIC) nor a PDF.',
  picture: 'The photograph is damaged, or only a part of it arrived.',
  pixels:
    'The photograph has too many pixels: 210 million are the most, 65 million in WebP, AVIF, GIF or a progressive JPEG, 26 million in HEIC. Send a smaller copy, or one as JPEG.',
  tooLong:
    'The picture is so long that nobody could read it on the site. Send it in parts, as text, or as a PDF.',
  pdf: 'The PDF is damaged or incomplete.',
  encrypted: 'The PDF opens with a password only. Save it without one.',
  pages: 'The PDF has more than 4 pages. Save the pages of the certificate as a PDF of their own.',
  several: 'The file has more than one picture. Save the certificate as a photograph or a PDF.',
  slow: 'The file takes too long to open. Save it again in another program, then choose that copy.',
  store: 'The file could not be stored. Try again in a minute.',
}

export type RefusalReason = keyof typeof uploadMessages

/** The sentence for a reason in an address; `undefined` when it is none. */
export const getRefusalMessage = (reason: string | undefined): string | undefined =>
  getOwn<string>(uploadMessages, reason)

/** Warnings about a file that was stored. */
export const uploadWarnings = {
  scan: desk.files.scan,
  still: desk.files.still,
}
