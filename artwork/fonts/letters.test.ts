/** @jest-environment node */
import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import { cardFontFiles } from '../../lib/cards/font-files'
import { drawable } from '../../lib/cards/letters'

it('lets through only what one of the fonts of cards can draw', () => {
  const fonts = Object.values(cardFontFiles).map((file) => create(readFileSync(file)))
  const has = (code: number) =>
    fonts.some((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code))
  const all = Array.from({ length: 0x2fff }, (_, code) => code).filter(
    (code) => drawable(`a${String.fromCodePoint(code)}b`) === `a${String.fromCodePoint(code)}b`,
  )
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((code) => !has(code)).map((code) => code.toString(16))).toEqual([])
})
