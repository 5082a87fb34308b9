import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { imageFontFiles } from '../../lib/social-images/font-files'
import { withSupportedGlyphs } from '../../lib/social-images/glyphs'

it('lets through only what one of the fonts of social images can draw', () => {
  const fonts = Object.values(imageFontFiles).map((file) => create(readFileSync(file)))
  const has = (code: number) =>
    fonts.some((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code))
  const all = Array.from({ length: 0x2fff }, (_, code) => code).filter(
    (code) =>
      withSupportedGlyphs(`a${String.fromCodePoint(code)}b`) === `a${String.fromCodePoint(code)}b`,
  )
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((code) => !has(code)).map((code) => code.toString(16))).toEqual([])
})
