import { mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Scene } from '../core/frame'
import { place, rect } from '../core/svg'
import { bookStack, openBook, paper } from '../props/books'
import { ballotBox, globe, inkpot, mapSheet, pencilPot } from '../props/desk-things'
import { medal, waxSeal } from '../props/honours'
import { cricketBat } from '../props/keepsakes'
import { computerScreen, cradle, flask, microscope, prism, testTube } from '../props/laboratory'
import { harmonium, sitar, tabla } from '../props/music'
import { basketball, football } from '../props/play'
import { paintBox } from '../props/studio'
import { coinStack, scales } from './office'

type Drawing = {
  draw: () => string
  /** The box that it fills, in its own units. */
  box: readonly [left: number, top: number, width: number, height: number]
  /** For the alternative text. */
  words: string
}

/** What a subject or an honour is shown by. */
export const EMBLEMS = {
  ballot: { draw: ballotBox, box: [-54, -104, 108, 104], words: 'a ballot box' },
  basketball: { draw: basketball, box: [-23, -23, 46, 46], words: 'a basketball' },
  bat: { draw: cricketBat, box: [-13, -132, 26, 135], words: 'a cricket bat' },
  book: { draw: openBook, box: [-22, -8, 44, 19], words: 'an open book' },
  books: {
    draw: () =>
      bookStack([
        [40, 9, PALETTE.gurans, 0],
        [36, 9, PALETTE.genda, 3],
        [42, 9, PALETTE.sky, -2],
      ]),
    box: [-2, -27, 42, 27],
    words: 'a stack of books',
  },
  computer: { draw: () => computerScreen(''), box: [-48, -76, 96, 76], words: 'a computer' },
  coins: {
    draw: () => place(-24, 0, 1, coinStack(5)) + place(24, 0, 1, coinStack(3)),
    box: [-50, -50, 100, 60],
    words: 'two piles of coins',
  },
  cradle: { draw: cradle, box: [-70, -90, 140, 90], words: 'Newton’s cradle' },
  flask: { draw: () => flask(PALETTE.genda), box: [-27, -64, 54, 64], words: 'a flask' },
  football: { draw: () => football(20), box: [-20, -20, 40, 40], words: 'a football' },
  globe: { draw: globe, box: [-31, -41, 73, 85], words: 'a globe' },
  harmonium: { draw: harmonium, box: [-75, -114, 150, 114], words: 'a harmonium' },
  inkpot: { draw: inkpot, box: [-12, -79, 49, 79], words: 'an inkpot and a quill' },
  map: { draw: mapSheet, box: [-48, -44, 96, 88], words: 'a map' },
  medal: { draw: () => medal(PALETTE.gurans), box: [-34, -70, 68, 104], words: 'a medal' },
  microscope: { draw: microscope, box: [-30, -95, 64, 95], words: 'a microscope' },
  paintBox: { draw: paintBox, box: [-38, -68, 76, 68], words: 'a paint box' },
  paper: {
    draw: () => paper({ width: 36, height: 46, lines: 5, heading: PALETTE.teesta, ticked: true }),
    box: [0, 0, 36, 46],
    words: 'an answer paper',
  },
  pencils: { draw: pencilPot, box: [-17, -79, 35, 79], words: 'a pot of pencils' },
  prism: { draw: prism, box: [-84, -54, 168, 88], words: 'a prism' },
  scales: { draw: scales, box: [-156, -241, 312, 245], words: 'a pair of scales' },
  seal: { draw: () => waxSeal(20), box: [-24, -24, 48, 73], words: 'a seal' },
  sitar: { draw: sitar, box: [-30, -206, 60, 218], words: 'a sitar' },
  tabla: { draw: tabla, box: [-47, -55, 99, 60], words: 'a pair of tabla' },
  testTube: { draw: () => testTube(PALETTE.gurans), box: [-8, -55, 16, 53], words: 'a test tube' },
} as const satisfies Record<string, Drawing>

export type Emblem = keyof typeof EMBLEMS

/** The diagonal of an emblem's box, in a disc of 900. */
const EMBLEM_SIZE = 640

function emblemDrawing(emblem: Emblem): string {
  const { draw, box }: Drawing = EMBLEMS[emblem]
  const [left, top, width, height] = box
  const scale = EMBLEM_SIZE / Math.hypot(width, height)
  const [x, y] = [-(left + width / 2) * scale, -(top + height / 2) * scale]
  return place(x, y, scale, draw())
}

/** An emblem on a light ground, which pages may cut to a disc; the words stand beside the picture. */
export const result =
  (ground: Colour, emblem: Emblem): Scene =>
  ({ width, height, smallUnit, x, y }) =>
    rect(0, 0, width, height, mix(ground, WHITE, 0.84)) +
    place(x(0.5), y(0.5), smallUnit, emblemDrawing(emblem))
