import { BLACK, mix, PALETTE, SKIN_TONES, WHITE, type Colour } from '../core/colour'
import { pick, repeat } from '../core/numbers'
import { circle, ellipse, filled, path, place, rect, stroked, turned } from '../core/svg'
import { figure } from './figure'

const CANE = '#c89a5a'

/** Cane basket full of leaves, carried on the back. */
const basket = () =>
  filled('M-17-86Q-14-101 0-100Q14-101 17-86Z', PALETTE.leafLight) +
  filled('M-14-90q4-8 7-4q5-8 9-1q5-6 8 2q3-2 4 4Z', PALETTE.leaf) +
  filled('M-18-86H18L13-44H-13Z', CANE) +
  filled('M6-86H18L13-44H4Z', mix(CANE, PALETTE.wood, 0.4)) +
  stroked(
    repeat(5, (index) => path`M${-17 + index * 1.1} ${-78 + index * 8}H${17 - index * 1.1}`),
    mix(CANE, PALETTE.wood, 0.55),
    1.2,
  ) +
  rect(-19, -88, 38, 4.6, mix(CANE, PALETTE.wood, 0.3), { rx: 2 })

/** Two leaves and a bud. */
const flush = (x: number, y: number) =>
  filled(
    path`M${x} ${y}q-8-2-9-9q7 1 9 9ZM${x} ${y}q7-3 9-9q-8 1-9 9ZM${x} ${y}q-3-7 0-12q3 6 0 12Z`,
    PALETTE.leafLight,
  )

export interface Plucker {
  sari: Colour
  blouse: Colour
  scarf: Colour
  skin: number
  /** The hand that throws the leaves over the shoulder. */
  throwing?: boolean
}

/** Woman plucking tea, the strap of the basket over her head scarf; stands waist-deep in the tea. */
export function plucker({ sari, blouse, scarf, skin, throwing }: Plucker): string {
  const cloth = mix(scarf, BLACK, 0.2)
  return (
    basket() +
    filled('M-10-92C-12-80-15-72-16-60H16C15-72 12-80 10-92Z', cloth) +
    figure({
      top: blouse,
      bottom: 'sari',
      bottomColour: sari,
      hairTone: skin,
      skin,
      shadow: false,
      pose: { leftArm: throwing ? [-66, -158] : [-24, 6], rightArm: [32, 66] },
    }) +
    filled('M-10.400-84C-13-103 13-103 10.400-84L8.200-81C9-98-9-98-8.200-81Z', scarf) +
    filled('M4-97.400C10-96 11.600-91 10.400-84L8.200-81C8.600-88 8-93 4-97.400Z', cloth) +
    stroked('M-9.800-91Q0-101 9.800-91M-9.800-91L-15-86M9.800-91L15-86', PALETTE.cream, 1.8) +
    stroked('M-4.500-76.500Q0-71 4.500-76.500', PALETTE.brass, 1.4) +
    circle(0, -90.6, 0.9, PALETTE.gurans) +
    (throwing ? '' : place(-13, -48, 0.7, flush(0, 0))) +
    place(29, -60, 0.7, flush(0, 0))
  )
}

const FEATHERS = 11

/** Dhak of the Durga Puja, slung across the body, with its white plume; the sticks are in the hands. */
const dhak = (colour: Colour) =>
  place(
    6,
    -52,
    1,
    turned(
      -14,
      stroked(
        repeat(FEATHERS, (index) => {
          const spread = (index / (FEATHERS - 1) - 0.5) * 2
          const tall = 54 - spread * spread * 12
          return path`M-31-19q${spread * 4} ${-tall * 0.6} ${spread * 19 - 3} ${-tall}`
        }),
        WHITE,
        4.4,
      ) +
        filled('M-34-20Q0-31 34-17V17Q0 31-34 20Z', colour) +
        filled('M-34 6Q0 12 34 4V17Q0 31-34 20Z', mix(colour, BLACK, 0.2)) +
        stroked(
          'M-33-18L-20 23L-8-25L4 25L16-22L27 19L33-15M-33 18L-20-23L-8 25L4-25L16 22L27-19L33 15',
          PALETTE.cream,
          1.1,
        ) +
        ellipse(34, 0, 6, 17, '#f3e7cc') +
        ellipse(34, 0, 3, 9, '#d9c49a') +
        ellipse(-34, 0, 6, 20, '#f3e7cc') +
        rect(-6, -26.5, 12, 53, PALETTE.gurans) +
        rect(-1, -26.5, 2, 53, PALETTE.gendaLight),
    ),
  )

/** Drummer of the Durga Puja with dhak and sticks. */
export function dhaki(skin: number, scarf: Colour, drum: Colour): string {
  const tone = pick(SKIN_TONES, skin)
  const kurta = '#fbf6e8'
  return (
    figure({
      top: kurta,
      longSleeves: true,
      bottom: 'trousers',
      bottomColour: '#efe6d0',
      skin,
      hairTone: skin,
      pose: { leftArm: [-20, -20], rightArm: [20, 20], leftLeg: [-7, -4], rightLeg: [8, 3] },
    }) +
    filled('M-8.600-56H8.600L12-36Q0-32-12-36Z', kurta) +
    filled('M-9-77Q0-71 9-77L7-72L9-52H4L2-68Q0-66-2-68L-4-56H-8L-7-72Z', scarf) +
    stroked('M9-75L-26-56', PALETTE.tin, 2.6) +
    dhak(drum) +
    stroked('M-11-74L-23-63L-33-55', kurta, 6.4) +
    stroked('M11-74L24-66L34-59', kurta, 6.4) +
    circle(-35, -54, 3, tone) +
    circle(36, -58, 3, tone) +
    stroked('M-35-54L-26-42M36-58L42-44', PALETTE.woodLight, 2)
  )
}
