/** @jest-environment node */
import path from 'node:path'
import { openSync as openFont } from 'fontkit'
import { school } from '@/content/school'

test("the school's name in its own language can be set in the font cut for it (`npm run fonts`)", () => {
  const font = openFont(path.resolve('app/fonts/local-name.woff2'))
  if (!('hasGlyphForCodePoint' in font)) throw new Error('not a single font')
  const missing = [...school.localName.text].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  )
  expect(missing).toEqual([])
})
