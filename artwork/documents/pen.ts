import type { Fonts } from './fonts'
import { ink } from './ink'

/** Page measures in points: A4, with the margins of the site's print sheets. */
export const page = { width: 595.28, height: 841.89, margin: 54, top: 136, bottom: 76 } as const
export const innerWidth = page.width - 2 * page.margin

export type Face = 'display' | 'text' | 'strong'

type Style = {
  face?: Face
  size: number
  colour?: string
  x?: number
  width?: number
  lineGap?: number
  align?: 'left' | 'right'
}

type Run = { font: keyof Fonts; text: string }

/** Spaces and the danda belong to whatever script stands before them. */
const scriptRuns =
  /[\u0980-\u09ff][\u0980-\u09ff\u0964\s\u200c\u200d]*|[\u0900-\u097f][\u0900-\u097f\s\u200c\u200d]*|[^\u0900-\u09ff]+/gu

/** Splits a text where its script changes: no one font holds Latin, Bengali and Devanagari. */
function runsOf(text: string, face: Face): Run[] {
  return Array.from(text.matchAll(scriptRuns), ([run]) => {
    if (/^[\u0980-\u09ff]/u.test(run))
      return { font: face === 'text' ? 'bengali' : 'bengaliStrong', text: run }
    if (/^[\u0900-\u097f]/u.test(run))
      return { font: face === 'text' ? 'devanagari' : 'devanagariStrong', text: run }
    return { font: face, text: run }
  })
}

/** Registers the faces under their names; call once for each document. */
export function registerFonts(doc: PDFKit.PDFDocument, fonts: Fonts): void {
  for (const [name, data] of Object.entries(fonts)) doc.registerFont(name, data)
}

/**
 * Writes a text at the pen and moves the pen below it. Lines stand on their baseline, so that scripts
 * share one line.
 */
export function write(doc: PDFKit.PDFDocument, text: string, style: Style): void {
  const { face = 'text', size, colour = ink.text, x = page.margin, width = innerWidth } = style
  const runs = runsOf(text, face)
  const top = doc.y
  doc.fillColor(colour).fontSize(size)
  runs.forEach((run, index) => {
    const options: PDFKit.Mixins.TextOptions = {
      width,
      align: style.align ?? 'left',
      lineGap: style.lineGap ?? size * 0.2,
      baseline: 'alphabetic',
      continued: index < runs.length - 1,
    }
    doc.font(run.font)
    if (index === 0) doc.text(run.text, x, top + size * 0.9, options)
    else doc.text(run.text, options)
  })
  doc.y -= size * 0.9
}

/** Height in points that `write` needs for a text, by the font of its first run. */
export function measure(
  doc: PDFKit.PDFDocument,
  text: string,
  { face = 'text', size, width = innerWidth }: Style,
): number {
  const font = runsOf(text, face)[0]?.font ?? face
  return doc
    .font(font)
    .fontSize(size)
    .heightOfString(text, { width, lineGap: size * 0.2 })
}
