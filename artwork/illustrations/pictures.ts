import type { Part, Scene, Square, Stage } from './core/frame'
import { PALETTE } from './core/colour'
import { HOUR_NAMES, type HourName } from './core/ink'
import { EVERYDAY_CARDS } from './everyday-cards'
import { type FormatName } from './formats'
import { crestAtLowerLeft } from './crest'
import { dining, hostel, hostelRoom, recreation } from './scenes/boarding'
import { coCurricular, dance, musicRoom, personality } from './scenes/arts'
import { campus, gate, monsoon, walk } from './scenes/campus'
import { counselling, infirmary, waterPoint } from './scenes/care'
import { houses, lamp, pipers } from './scenes/ceremony'
import { floatingBall, marchPast } from './scenes/field-days'
import { bus, stars, train } from './scenes/journeys'
import { laboratory, library } from './scenes/learning'
import { classroom, computerLaboratory, faculty } from './scenes/lessons'
import {
  elephantRoad,
  firstFlush,
  kashDrums,
  salForest,
  teestaBridge,
} from './scenes/neighbourhood'
import { pool, splashPool } from './scenes/pools'
import { EMBLEMS, result, type Emblem } from './scenes/result'
import { planting, tiffin, totoGate } from './scenes/school-days'
import { court, football, indoorGames, tennis } from './scenes/sport'
import { answerPaper, certificate, committee, desk, schoolBooks } from './scenes/still-life'
import { campusPlan } from './scenes/valley'
import { feePolicySheet, managingCommitteeSheet } from './sheets'
import { SQUARES } from './squares'

/** One picture of the site; `name` is what pages refer to. */
export interface Picture {
  name: string
  format: FormatName
  hour: HourName
  scene: Scene
  /** What is in the picture, under 120 characters. */
  alt: string
  caption?: string
  /** In place of the format's. */
  stage?: Stage
  /** What is shown of a larger drawing of the scene. */
  part?: Part
  /** What is shown of the card. */
  square?: Square
  /** SVG drawn over the scene. */
  overlay?: string
}

/** A picture of the embedded content service: one JPEG, 1200 × 800. */
export interface AlbumPicture {
  name: string
  hour: HourName
  scene: Scene
}

interface Slide {
  name: string
  hour: HourName
  scene: Scene
  alt: string
  caption: string
}

/** The sixteen slides of the home page, in order. */
const SLIDES: readonly Slide[] = [
  {
    name: 'campus',
    hour: 'dawn',
    scene: campus,
    alt: 'The red-roofed school building among tea rows, snow peaks behind it at dawn',
    caption: 'The main building at first light',
  },
  {
    name: 'pipers',
    hour: 'noon',
    scene: pipers,
    alt: 'Student pipers and a drummer in the school tartan marching on the lawn',
    caption: 'The pipe band on the front lawn',
  },
  {
    name: 'houses',
    hour: 'dawn',
    scene: houses,
    alt: 'Four house flags, red, blue, yellow and green, with four students below them',
    caption: 'The four houses at morning assembly',
  },
  {
    name: 'football',
    hour: 'noon',
    scene: football,
    alt: 'A girl in red and players in blue on the football field under a clear sky',
    caption: 'Football on the lower field',
  },
  {
    name: 'walk',
    hour: 'dawn',
    scene: walk,
    alt: 'Students with satchels walking up the path to the school gate at dawn',
    caption: 'The walk to the gate before the first bell',
  },
  {
    name: 'library',
    hour: 'dawn',
    scene: library,
    alt: 'Two students reading between tall bookshelves, a window on the hills',
    caption: 'A quiet hour in the library',
  },
  {
    name: 'train',
    hour: 'noon',
    scene: train,
    alt: 'A small blue steam train passing pine trees below the snow peaks',
    caption: 'The toy train, on the way to the hills',
  },
  {
    name: 'lab',
    hour: 'noon',
    scene: laboratory,
    alt: 'Three students in white coats with flasks and a microscope at a laboratory bench',
    caption: 'Three at the bench in the science laboratory',
  },
  {
    name: 'monsoon',
    hour: 'monsoon',
    scene: monsoon,
    alt: 'Students under bright umbrellas on the wet path to school, rain over the tea',
    caption: 'Coming in from the first rain',
  },
  {
    name: 'dance',
    hour: 'dusk',
    scene: dance,
    alt: 'Three Kathak dancers on a stage with red curtains and marigold garlands',
    caption: 'Kathak on the school stage',
  },
  {
    name: 'pool',
    hour: 'noon',
    scene: pool,
    alt: 'Four swimmers in the lanes of the pool, palms and blue hills beyond',
    caption: 'Four lanes, four swimmers',
  },
  {
    name: 'bus',
    hour: 'noon',
    scene: bus,
    alt: 'The yellow school bus on the road through the tea gardens',
    caption: 'The morning bus through the gardens',
  },
  {
    name: 'court',
    hour: 'dawn',
    scene: court,
    alt: 'Three students shooting at the hoop of the basketball court at dawn',
    caption: 'Basketball before breakfast',
  },
  {
    name: 'lamp',
    hour: 'dusk',
    scene: lamp,
    alt: 'Two students in blazers beside a tall brass lamp on a flower pattern at dusk',
    caption: 'Lighting the lamp on a festival evening',
  },
  {
    name: 'hostel',
    hour: 'dusk',
    scene: hostel,
    alt: 'The hostel with its windows lit at dusk, boarders playing on the grass',
    caption: 'Lights on in the hostel',
  },
  {
    name: 'stars',
    hour: 'night',
    scene: stars,
    alt: 'Students with a telescope on a hill under the moon and stars',
    caption: 'The telescope comes out on a clear night',
  },
]

const slidePictures: Picture[] = SLIDES.flatMap(({ name, ...slide }, index) => {
  const numbered = `slide-${String(index + 1).padStart(2, '0')}-${name}`
  return [
    { ...slide, name: numbered, format: 'slide' },
    { ...slide, name: `${numbered}-phone`, format: 'slidePhone' },
  ]
})

const WALK_ALT = 'Students with satchels walking through the school gate at dawn'

const heroPictures: Picture[] = [
  {
    name: 'enquiry-hero',
    format: 'hero',
    hour: 'dawn',
    scene: walk,
    alt: WALK_ALT,
  },
  {
    name: 'enquiry-hero-phone',
    format: 'heroPhone',
    hour: 'dawn',
    scene: walk,
    alt: WALK_ALT,
    part: { ratio: 3.2, left: 0.0375, top: 0.07, width: 0.925 },
  },
]

export type CardRow = readonly [name: string, hour: HourName, scene: Scene, alt: string]

const dawnDesk = desk({
  seed: 2,
  items: [
    ['lamp', 0.16],
    ['books', 0.4],
    ['cup', 0.62],
    ['inkpot', 0.82],
  ],
})

const noonDesk = desk({
  seed: 9,
  windowLeft: 0.24,
  items: [
    ['globe', 0.14],
    ['papers', 0.38],
    ['pencils', 0.6],
    ['cup', 0.82],
  ],
})

const duskDesk = desk({
  seed: 15,
  windowLeft: 0.1,
  items: [
    ['flowers', 0.12],
    ['medal', 0.34],
    ['books', 0.56],
    ['lamp', 0.82],
  ],
})

const nightDesk = desk({
  seed: 31,
  windowLeft: 0.3,
  items: [
    ['inkpot', 0.13],
    ['papers', 0.34],
    ['lamp', 0.56],
    ['globe', 0.84],
  ],
})

/** Pictures of cards, tabs and page heads. */
const CARDS: readonly CardRow[] = [
  ['campus', 'noon', campus, 'The red-roofed school building among tea rows below snow peaks'],
  ['gate', 'dawn', gate, 'The school gate standing open at dawn, a guard beside it'],
  ['walk', 'dawn', walk, WALK_ALT],
  ['stars', 'night', stars, 'Students with a telescope on a hill under the moon and stars'],
  ['monsoon', 'monsoon', monsoon, 'Students under umbrellas on the wet path to school'],
  ['train', 'dawn', train, 'A small blue steam train below the snow peaks at dawn'],
  ['library', 'noon', library, 'Two students reading between tall bookshelves in the library'],
  ['laboratory', 'dawn', laboratory, 'Three students in white coats at a laboratory bench'],
  ['court', 'dawn', court, 'Three students playing basketball at dawn'],
  ['pool', 'noon', pool, 'Swimmers in the lanes of the pool, palms beyond'],
  ['football', 'noon', football, 'Players in red and blue on the football field'],
  ['dance', 'dusk', dance, 'Three Kathak dancers on a stage with red curtains'],
  ['lamp', 'dusk', lamp, 'Two students beside a tall brass lamp at dusk'],
  ['houses', 'noon', houses, 'The flags of the four houses with four students below them'],
  ['pipers', 'noon', pipers, 'Student pipers and a drummer in the school tartan on the lawn'],
  ['bus', 'noon', bus, 'The yellow school bus on the road through the tea gardens'],
  [
    'infirmary',
    'noon',
    infirmary,
    'A first-aid box, a stethoscope and flowers on the infirmary table',
  ],
  ['counselling', 'dawn', counselling, 'Two chairs and a cup of tea under a shade tree at dawn'],
  ['hostel', 'dusk', hostel, 'The hostel with its windows lit at dusk'],
  ['desk-dawn', 'dawn', dawnDesk, 'A desk with a lamp and books, blue hills in the window at dawn'],
  [
    'desk-noon',
    'noon',
    noonDesk,
    'A desk with a globe and papers, green hills in the window at noon',
  ],
  ['desk-dusk', 'dusk', duskDesk, 'A desk with flowers and books, the hills in the window at dusk'],
  ['desk-night', 'night', nightDesk, 'A desk lit by its lamp, moon and stars in the window'],
  [
    'committee',
    'noon',
    committee,
    'A long table with papers, pens and empty chairs before a meeting',
  ],
  [
    'classroom',
    'noon',
    classroom,
    'Students at rows of desks facing their teacher and a green board',
  ],
  [
    'computer-laboratory',
    'noon',
    computerLaboratory,
    'Three students at screens in the computer laboratory',
  ],
  [
    'water-point',
    'dawn',
    waterPoint,
    'Students with water bottles at a row of drinking-water taps',
  ],
  [
    'music-room',
    'dusk',
    musicRoom,
    'A tabla, a sitar and a harmonium on the carpet of the music room',
  ],
  ['indoor-games', 'noon', indoorGames, 'Two students playing table tennis in the games room'],
  ['tennis', 'noon', tennis, 'Two students playing tennis on a green court'],
  ['splash-pool', 'noon', splashPool, 'Small children in a round splash pool among palms'],
  [
    'answer-paper',
    'noon',
    answerPaper,
    'An answer paper with green ticks on a clip board, a pen beside it',
  ],
  ['school-books', 'noon', schoolBooks, 'A tall stack of school books on a desk, an apple on top'],
  ['personality', 'dusk', personality, 'A student speaking at a lectern on the school stage'],
  [
    'faculty',
    'noon',
    faculty,
    'A teacher in a blue sari at a green board with a triangle and a circle',
  ],
  [
    'certificate',
    'dawn',
    certificate,
    'A framed certificate with a red seal on a desk, a quill beside it',
  ],
  ['co-curricular', 'noon', coCurricular, 'An easel, paints and a tabla under a shade tree'],
  ['hostel-room', 'dusk', hostelRoom, 'A hostel room with two beds and a desk, the window at dusk'],
  ['dining', 'noon', dining, 'A long dining table laid with four plates'],
  ['recreation', 'dusk', recreation, 'Two students at a carrom board in the recreation room'],
  [
    'elephant-road',
    'dawn',
    elephantRoad,
    'An elephant and her calf on the garden road, the yellow school bus waiting behind them',
  ],
  [
    'teesta-bridge',
    'noon',
    teestaBridge,
    'The yellow bus on a white arch bridge high over the green Teesta',
  ],
  ['toto-gate', 'noon', totoGate, 'A green toto, two bicycles and students at the school gate'],
  [
    'sal-forest',
    'dawn',
    salForest,
    'A great hornbill on a branch among the straight stems of the sal forest',
  ],
  [
    'kash-drums',
    'noon',
    kashDrums,
    'Two drummers with plumed dhaks in the white kash grass by the river',
  ],
  [
    'planting',
    'monsoon',
    planting,
    'Two students kneeling in the rain to plant a young tree, more saplings behind',
  ],
  [
    'first-flush',
    'dawn',
    firstFlush,
    'Women with baskets on their backs plucking tea in the early morning',
  ],
  ['tiffin', 'noon', tiffin, 'An open steel tiffin carrier on a table under a shade tree'],
  [
    'march-past',
    'dawn',
    marchPast,
    'Pupils march behind the flags of the four houses, past the flag of India on its mast',
  ],
  [
    'floating-ball',
    'monsoon',
    floatingBall,
    'A football afloat in a puddle before the goal, children under umbrellas along the line',
  ],
  [
    'laboratory-rain',
    'monsoon',
    laboratory,
    'Three students in white coats at a laboratory bench, rain in the window',
  ],
  ['event-default', 'dusk', pipers, 'Student pipers and a drummer in the school tartan at dusk'],
  ['album-default', 'noon', campus, 'The school building among tea rows below snow peaks'],
]

const card = ([name, hour, scene, alt]: CardRow): Picture => ({
  name,
  hour,
  scene,
  alt,
  format: 'card',
})

const cardPictures: readonly Picture[] = [
  ...CARDS.map(card),
  // These leave their foot free themselves.
  ...EVERYDAY_CARDS.map((row) => ({ ...card(row), stage: {} })),
]

/** Close views of cards' scenes, five times as wide as they are high. */
const STRIPS: readonly (readonly [card: string, hour: HourName, part: Part])[] = [
  ['walk', 'dawn', { ratio: 5, left: 0.25, top: 0.505, width: 0.48 }],
  ['court', 'dusk', { ratio: 5, left: 0.2, top: 0.17, width: 0.75 }],
  ['stars', 'night', { ratio: 3.6, left: 0.1, top: 0.34, width: 0.9 }],
  ['dining', 'dawn', { ratio: 3, left: 0, top: 0.4, width: 1 }],
  ['houses', 'noon', { ratio: 4.4, left: 0, top: 0.1, width: 1 }],
  ['laboratory-rain', 'monsoon', { ratio: 2.6, left: 0.06, top: 0.31, width: 0.88 }],
  ['football', 'dusk', { ratio: 3, left: 0.2, top: 0.5, width: 0.8 }],
  ['hostel-room', 'night', { ratio: 3, left: 0, top: 0.4, width: 1 }],
]

const stripPictures: readonly Picture[] = STRIPS.map(([name, hour, part]) => {
  const { scene, alt } = cardPictures.find((picture) => picture.name === name)!
  return { name: `${name}-strip`, format: 'strip', hour, scene, alt, part }
})

const squarePictures: readonly Picture[] = Object.entries(SQUARES).map(([name, square]) => {
  const whole = cardPictures.find((picture) => picture.name === name)!
  return { ...whole, name: `${name}-square`, format: 'square', square }
})

interface ResultSet {
  prefix: string
  ground: string
  colourName: string
  /** One for each picture. */
  emblems: readonly Emblem[]
}

const RESULT_SETS: readonly ResultSet[] = [
  {
    prefix: 'result-x',
    ground: PALETTE.teesta,
    colourName: 'river blue',
    emblems: [
      ...(['book', 'paper', 'books', 'pencils', 'cradle', 'flask', 'microscope'] as const),
      ...(['testTube', 'inkpot', 'globe', 'ballot', 'coins', 'map', 'computer'] as const),
      ...(['paintBox', 'medal'] as const),
    ],
  },
  {
    prefix: 'result-xii',
    ground: PALETTE.gurans,
    colourName: 'rhododendron red',
    emblems: ['prism', 'scales', 'books', 'computer', 'inkpot', 'microscope', 'globe', 'medal'],
  },
  {
    prefix: 'coup-delite',
    ground: PALETTE.tea,
    colourName: 'tea green',
    emblems: [
      ...(['football', 'bat', 'basketball', 'tabla', 'sitar', 'harmonium'] as const),
      ...(['paper', 'paintBox', 'seal'] as const),
    ],
  },
]

const resultPictures: Picture[] = RESULT_SETS.flatMap(({ prefix, ground, colourName, emblems }) =>
  emblems.map((emblem, index): Picture => ({
    name: `${prefix}-${String(index + 1).padStart(2, '0')}`,
    format: 'result',
    hour: 'dawn',
    scene: result(ground, emblem),
    alt: `A drawing of ${EMBLEMS[emblem].words} on pale ${colourName}`,
  })),
)

const sheetPictures: Picture[] = [
  {
    name: 'managing-committee-sheet',
    format: 'sheet',
    hour: 'noon',
    scene: managingCommitteeSheet,
    alt: 'Sample sheet listing the offices of the school managing committee',
  },
  {
    name: 'fee-policy-sheet',
    format: 'sheet',
    hour: 'noon',
    scene: feePolicySheet,
    alt: 'Sample sheet of the fee policy: due dates, refunds and ways to pay',
  },
]

const PLAN_ALT =
  'The campus from above: school buildings, courts, pools and paths on a green among tea rows'

const planPictures: Picture[] = [
  { name: 'campus-plan', format: 'plan', hour: 'noon', scene: campusPlan, alt: PLAN_ALT },
  {
    name: 'campus-plan-phone',
    format: 'planPhone',
    hour: 'noon',
    scene: campusPlan,
    alt: PLAN_ALT,
  },
]

const sharePicture: Picture = {
  name: 'share',
  format: 'share',
  hour: 'dawn',
  scene: campus,
  alt: 'The school building among tea rows at dawn, with the school crest',
  overlay: crestAtLowerLeft(630),
}

/** Every picture of the site. */
export const PICTURES: readonly Picture[] = [
  ...slidePictures,
  ...heroPictures,
  ...cardPictures,
  ...stripPictures,
  ...squarePictures,
  ...resultPictures,
  ...sheetPictures,
  ...planPictures,
  sharePicture,
]

/** Every scene by the name of the slide, or else the card, that shows it first. */
const SCENE_NAMES: ReadonlyMap<Scene, string> = new Map(
  [...SLIDES, ...cardPictures].reverse().map(({ name, scene }) => [scene, name]),
)

/** The name of the picture's scene; pictures of the same scene at other hours or sizes share it. */
export const sceneName = ({ name, scene }: Pick<Picture, 'name' | 'scene'>): string =>
  SCENE_NAMES.get(scene) ?? name

const SLIDE_SCENES = new Set(SLIDES.map(({ scene }) => scene))

/** For the samples of the embedded content service: the slides' scenes at every hour, the cards' at their own. */
export const ALBUM_PICTURES: readonly AlbumPicture[] = [
  ...SLIDES.flatMap(({ name, scene }) =>
    HOUR_NAMES.map((hour) => ({ name: `${name}-${hour}`, hour, scene })),
  ),
  ...cardPictures
    .filter(({ scene }) => !SLIDE_SCENES.has(scene))
    .map(({ name, hour, scene }) => ({ name, hour, scene })),
]
