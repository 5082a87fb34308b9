/**
 * Draws every picture of the site: `npm run pictures`, or `npm run pictures -- --only bus` for the
 * names that contain a word. A picture whose drawing has not changed since its files were written
 * is skipped; `rendered.json` remembers the drawings' digests.
 */
import { drawing } from './core/frame'
import { encode, encodeAlbum, QUALITY, rasterize, type FileType } from './encode'
import { digest, exist, readRecord, readTexts, write, writeRecord } from './files'
import { FORMATS, type Format } from './formats'
import { writeMarks } from './marks'
import { ALBUM_PICTURES, PICTURES, sceneName, type AlbumPicture, type Picture } from './pictures'
import { showsPeaks } from './scenes/backdrop'

const MANIFEST = 'lib/pictures/manifest.json'
const RENDERED = 'artwork/illustrations/rendered.json'

const FILE_TYPES: readonly FileType[] = ['avif', 'webp', 'jpg']

/** What pages need to know of a picture. */
interface ManifestEntry {
  width: number
  height: number
  alt: string
  caption?: string
  /** What it shows, whatever the hour and size. */
  scene: string
  /** The snow peaks are in it. */
  peaks?: true
  avif: readonly number[]
  webp: readonly number[]
  jpg: readonly number[]
}

const digests = readRecord<string>(RENDERED)
const earlier = readRecord<ManifestEntry>(MANIFEST)
const manifest: Record<string, ManifestEntry> = {}

const pictureFile = (name: string, width: number, type: FileType): string =>
  `public/pictures/${name}-${width}.${type}`

const pictureFiles = (name: string, format: Format): string[] =>
  FILE_TYPES.flatMap((type) => format[type].map((width) => pictureFile(name, width, type)))

async function renderPicture(picture: Picture) {
  const { name, scene, hour, alt, caption, overlay, format, part, square } = picture
  const sizes: Format = FORMATS[format]
  const { width, height, avif, webp, jpg } = sizes
  const sheet: Format = square ? FORMATS.card : sizes
  const stage = picture.stage ?? sheet.stage
  const svg = drawing(scene, sheet.width, sheet.height, hour, { stage, part, square, overlay })
  const key = digest(svg + JSON.stringify([sizes, QUALITY]))
  if (digests[name] !== key || !exist(pictureFiles(name, sizes))) {
    const raster = await rasterize(svg)
    for (const type of FILE_TYPES) {
      for (const fileWidth of sizes[type]) {
        const file = await encode(raster, fileWidth, type, sizes.avifOptions)
        write(pictureFile(name, fileWidth, type), file)
      }
    }
    console.log('drawn', name)
  }
  digests[name] = key
  manifest[name] = {
    width,
    height,
    alt,
    ...(caption && { caption }),
    scene: sceneName(picture),
    ...(showsPeaks(svg) && { peaks: true }),
    avif,
    webp,
    jpg,
  }
}

async function renderAlbumPicture({ name, scene, hour }: AlbumPicture) {
  const svg = drawing(scene, 1200, 800, hour)
  const file = `content/media/albums/${name}.jpg`
  const key = digest(svg + JSON.stringify(QUALITY.album))
  if (digests[file] !== key || !exist([file])) {
    write(file, await encodeAlbum(await rasterize(svg)))
    console.log('drawn', file)
  }
  digests[file] = key
}

/** Album pictures are drawn when a record names them. */
const records = readTexts('content/records')

const onlyIndex = process.argv.indexOf('--only')
const only = onlyIndex < 0 ? '' : (process.argv[onlyIndex + 1] ?? '')

for (const picture of PICTURES) {
  const known = earlier[picture.name]
  if (picture.name.includes(only)) await renderPicture(picture)
  else if (known) manifest[picture.name] = known
}
for (const picture of ALBUM_PICTURES) {
  const isNamed = records.includes(`albums/${picture.name}.jpg`)
  if (isNamed && picture.name.includes(only)) await renderAlbumPicture(picture)
}
if (!only) await writeMarks()
writeRecord(MANIFEST, manifest)
writeRecord(RENDERED, digests)
