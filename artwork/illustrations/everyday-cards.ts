import { frameOf, type Scene } from './core/frame'
import type { CardRow } from './pictures'
import { bookShop } from './scenes/book-shop'
import { infirmaryNight, play } from './scenes/evenings'
import { examinationHall, practicalTest } from './scenes/examinations'
import {
  lostProperty,
  playCorner,
  satchelPegs,
  tartanAndDrones,
  trophies,
} from './scenes/keepsakes'
import { longPool } from './scenes/long-pool'
import {
  admissionForm,
  almanac,
  feeCounter,
  files,
  paperRack,
  scalesAndLedger,
  sealedLetter,
  telephoneDesk,
} from './scenes/office'
import { geometry, rainGaugeReading } from './scenes/outdoor-lessons'
import { bookShelves, dictionary } from './scenes/reading'
import { paperBoats, puppetBooth, sportsDay, yoga } from './scenes/play-days'
import { annualReport, examination, guardRoom, portal, streams } from './scenes/study'
import { groupWork } from './scenes/together'
import { busStop, noticeBoard, ramp, signpost, sisterSchools } from './scenes/wayside'

const ROWS: readonly CardRow[] = [
  [
    'curriculum',
    'noon',
    groupWork,
    'Five children at work on a painted map and a plant, their pictures on the wall',
  ],
  [
    'evaluation',
    'noon',
    practicalTest,
    'A girl makes a lamp glow in a practical test, her teacher with a ticked sheet beside her',
  ],
  [
    'examination-hall',
    'noon',
    examinationHall,
    'Students in blazers at rows of desks in the examination hall, a teacher among them',
  ],
  [
    'book-list',
    'noon',
    bookShop,
    'A girl and her mother at the counter of the book shop, stacks of school books on it',
  ],
  [
    'stage-play',
    'night',
    play,
    'A king, a queen and a torch bearer in a play on the school stage, torches on both sides',
  ],
  [
    'sports-day',
    'noon',
    sportsDay,
    'Four runners in house shirts on a red track, a teacher with a white flag at the finish',
  ],
  [
    'yoga',
    'dawn',
    yoga,
    'Seven children on coloured mats, each on one leg with the palms joined above the head',
  ],
  [
    'paper-boats',
    'monsoon',
    paperBoats,
    'Two children in the rain beside a gutter with three paper boats, a third under an umbrella',
  ],
  [
    'puppet-booth',
    'noon',
    puppetBooth,
    'Five children before a striped booth, a tiger puppet with a crown of leaves in it',
  ],
  [
    'geometry',
    'dawn',
    geometry,
    'Two students measure the shadow of the flagpole with string and chalk, a teacher beside it',
  ],
  [
    'rain-gauge',
    'monsoon',
    rainGaugeReading,
    'Two students reading a copper rain gauge on the school roof in the rain',
  ],
  [
    'lost-property',
    'noon',
    lostProperty,
    'A girl at an open cupboard of bottles, shoes, satchels, balls and a cloth elephant',
  ],
  [
    'dictionary',
    'monsoon',
    dictionary,
    'A thick dictionary open on a veranda table, rain running off the tin roof',
  ],
  [
    'infirmary-night',
    'night',
    infirmaryNight,
    'A child asleep in the infirmary at night, a nurse reading beside the lamp',
  ],
  [
    'book-shelves',
    'dusk',
    bookShelves,
    'Bookshelves to the ceiling, a student on the ladder and two at the reading table',
  ],
  [
    'tartan',
    'noon',
    tartanAndDrones,
    'Bagpipes and the bass drum before a strip of the school’s tartan',
  ],
  [
    'long-pool',
    'noon',
    longPool,
    'The long pool from above its end: lanes, starting blocks, a swimmer about to dive',
  ],
  ['trophies', 'dusk', trophies, 'Three cups on a shelf and four medals on a brass rail'],
  [
    'play-corner',
    'noon',
    playCorner,
    'Building blocks, a ball and a red tricycle on a green rug, drawings on the wall',
  ],
  [
    'satchel-pegs',
    'dawn',
    satchelPegs,
    'Five satchels on their pegs, from small to large, shoes under the bench below',
  ],
  [
    'telephone',
    'noon',
    telephoneDesk,
    'A red telephone on the office desk, a rack of letters and a clock behind it',
  ],
  [
    'almanac',
    'dawn',
    almanac,
    'An almanac on the wall with one day ringed in yellow, a pencil on its string',
  ],
  [
    'scales',
    'noon',
    scalesAndLedger,
    'Brass scales with coins on one side and books on the other, an account book beside them',
  ],
  [
    'fee-counter',
    'noon',
    feeCounter,
    'The fee counter: a clerk in a blue sari, an open receipt book, coins and a stamp',
  ],
  ['files', 'noon', files, 'Box files in two rows, one folder open on the desk with green ticks'],
  [
    'paper-rack',
    'monsoon',
    paperRack,
    'A rack of pigeonholes full of papers, three printed sheets in a tray on the desk',
  ],
  ['sealed-letter', 'dawn', sealedLetter, 'A sealed envelope, a locked wooden box and its key'],
  [
    'admission-form',
    'dawn',
    admissionForm,
    'A form with a child’s photograph on a clip board, a pen and an envelope beside it',
  ],
  [
    'bus-stop',
    'noon',
    busStop,
    'Three children at a bus stop, five route flags and the yellow bus arriving',
  ],
  [
    'signpost',
    'dawn',
    signpost,
    'Two students at a signpost with four arms, where the path divides among the tea',
  ],
  [
    'ramp',
    'noon',
    ramp,
    'A girl in a wheelchair and a boy on the ramp to the school’s veranda, steps beside it',
  ],
  [
    'notice-board',
    'noon',
    noticeBoard,
    'Three students reading the notices on a green board in the veranda',
  ],
  [
    'sister-schools',
    'dawn',
    sisterSchools,
    'Two red-roofed school buildings among the tea, a road between them, at dawn',
  ],
  [
    'guard-room',
    'dawn',
    guardRoom,
    'Keys on their board, a brass bell, three red fire buckets and the visitors’ book',
  ],
  [
    'annual-report',
    'noon',
    annualReport,
    'A green report with a golden laurel on its cover, and an open page with a bar chart',
  ],
  [
    'examination',
    'noon',
    examination,
    'An answer sheet, a pen, an admit card and compasses on a desk under the clock',
  ],
  ['portal', 'noon', portal, 'A laptop and a mobile phone showing the same page, a cup of tea'],
  [
    'streams',
    'noon',
    streams,
    'Three niches: a microscope and flask, scales and coins, a globe with books and tabla',
  ],
]

/** These scenes leave the foot of their sheet free themselves, so they are drawn on all of it. */
const onWholeSheet =
  (scene: Scene): Scene =>
  ({ width, height, ink }) =>
    scene(frameOf(width, height, ink))

/** Cards of the school's everyday: what pages and stories are about, and never the peaks. */
export const EVERYDAY_CARDS: readonly CardRow[] = ROWS.map(([name, hour, scene, alt]) => [
  name,
  hour,
  onWholeSheet(scene),
  alt,
])
