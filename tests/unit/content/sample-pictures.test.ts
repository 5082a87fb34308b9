import blog from '@/content/records/blog.json'
import events from '@/content/records/events.json'
import gallery from '@/content/records/gallery.json'
import manifest from '@/lib/pictures/manifest.json'
import { lists } from '@/lib/records/list-view'

type Drawn = { scene: string; peaks?: boolean }

const pictures = Object.entries<Drawn>(manifest)
const scenes = new Set(pictures.map(([, { scene }]) => scene))
const withPeaks = new Set(pictures.flatMap(([, { scene, peaks }]) => (peaks ? [scene] : [])))

const atAnHour = /-(dawn|noon|monsoon|dusk|night)$/

/** The scene of a sample, whatever its hour: `lamp` for `albums/lamp-dusk.jpg`. */
function getScene(file: string): string {
  const name = file.replace(/^albums\/|\.jpg$/g, '')
  return scenes.has(name) ? name : name.replace(atAnHour, '')
}

type Entry = { title: string; date: string; shown: readonly string[] }

const shown = (entries: readonly Omit<Entry, 'shown'>[], files: readonly string[][]): Entry[] =>
  entries
    .map(({ title, date }, index) => ({ title, date, shown: (files[index] ?? []).map(getScene) }))
    .filter((entry) => entry.shown.length > 0)
    .sort((one, other) => other.date.localeCompare(one.date))

const albums = gallery.filter(({ category }) => category === 'PhotoGallery')
const samples = {
  events: {
    entries: shown(
      events,
      events.map(({ images }) => images),
    ),
    together: lists.events.pageSize,
  },
  gallery: {
    entries: shown(
      albums,
      albums.map(({ attachments }) => attachments),
    ),
    together: lists.gallery.pageSize,
  },
  tabloid: {
    entries: shown(
      blog,
      blog.map(({ images }) => images),
    ),
    together: 12,
  },
  stories: {
    entries: shown(
      blog,
      blog.map(({ attachments }) => attachments),
    ),
    together: 12,
  },
}

describe('the snow peaks (R-PICTURE-1)', () => {
  const groups = {
    'drawn pictures': pictures.map(([, { scene }]) => scene),
    slides: pictures.flatMap(([name, { scene }]) => (/^slide-\d+-[a-z]+$/.test(name) ? scene : [])),
    samples: Object.values(samples).flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.shown),
    ),
  }

  it.each(Object.entries(groups))('are in at most one of three %s', (_, shownScenes) => {
    const peaks = shownScenes.filter((scene) => withPeaks.has(scene))
    expect(peaks).not.toEqual([])
    expect(peaks.length / shownScenes.length).toBeLessThanOrEqual(1 / 3)
  })
})

describe.each(Object.entries(samples))(
  'the sample pictures of the %s (R-PICTURE-2)',
  (_, { entries, together }) => {
    it('are of scenes that the site draws', () => {
      expect(entries.flatMap((entry) => entry.shown).filter((scene) => !scenes.has(scene))).toEqual(
        [],
      )
    })

    it('show no scene twice in an entry, not even at another hour', () => {
      const repeated = entries.filter((entry) => new Set(entry.shown).size < entry.shown.length)
      expect(repeated).toEqual([])
    })

    it('start with different scenes where entries are next to each other', () => {
      const repeated = entries.filter(({ shown: [cover] }, index) =>
        entries.slice(index + 1, index + together).some((other) => other.shown[0] === cover),
      )
      expect(repeated.map(({ title, shown: [cover] }) => `${title}: ${cover}`)).toEqual([])
    })
  },
)
