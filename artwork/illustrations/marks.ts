import { crest, CREST, CREST_GROUND } from './crest'
import { encodeIcon } from './encode'
import { write } from './files'

const ICON_BOX = 512

/** `fill` is the crest's share of the icon's height; `ground` is drawn behind it. */
function iconSvg(fill: number, ground?: string): string {
  const scale = (ICON_BOX * fill) / 104
  const background = ground
    ? `<rect width="${ICON_BOX}" height="${ICON_BOX}" fill="${ground}"/>`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_BOX} ${ICON_BOX}">${background}` +
    `${crest((ICON_BOX - 88 * scale) / 2, (ICON_BOX - 104 * scale) / 2, scale)}</svg>`
  )
}

/** One PNG in the ICO container: header, one directory entry, the PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Crest and icons, under `public/`. */
export async function writeMarks(): Promise<void> {
  write(
    'public/crest.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 104">${CREST}</svg>\n`,
  )
  const small = await encodeIcon(iconSvg(0.98), 32)
  write('public/icons/icon-32.png', small)
  write('public/favicon.ico', icoOf(small, 32))
  // iOS paints transparent corners black, so its icon gets a ground.
  write('public/icons/icon-180.png', await encodeIcon(iconSvg(0.78, CREST_GROUND), 180))
  write('public/icons/icon-192.png', await encodeIcon(iconSvg(0.98), 192))
  write('public/icons/icon-512.png', await encodeIcon(iconSvg(0.98), 512))
  // Launchers may crop a maskable icon to the middle 80 per cent.
  write('public/icons/maskable-512.png', await encodeIcon(iconSvg(0.6, CREST_GROUND), 512))
}
