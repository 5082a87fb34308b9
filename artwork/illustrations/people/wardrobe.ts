import { PALETTE, WHITE } from '../core/colour'
import type { Look, Pose } from './figure'

const TROUSER_GREY = '#3f4b4a'

/** The school's dress: white shirt and tea green, or the green blazer. */
export const UNIFORM = {
  boy: { top: WHITE, bottom: 'trousers', bottomColour: PALETTE.tea, tie: PALETTE.gurans },
  girl: {
    top: WHITE,
    bottom: 'skirt',
    bottomColour: PALETTE.tea,
    tie: PALETTE.gurans,
    hair: 'plaits',
  },
  small: { top: WHITE, bottom: 'shorts', bottomColour: PALETTE.tea },
  blazer: {
    top: PALETTE.tea,
    longSleeves: true,
    blazer: true,
    bottom: 'trousers',
    bottomColour: TROUSER_GREY,
    tie: PALETTE.gurans,
  },
  blazerSkirt: {
    top: PALETTE.tea,
    longSleeves: true,
    blazer: true,
    bottom: 'skirt',
    bottomColour: TROUSER_GREY,
    tie: PALETTE.gurans,
    hair: 'plaits',
  },
  teacher: {
    top: PALETTE.gurans,
    bottom: 'sari',
    bottomColour: PALETTE.teesta,
    hair: 'bun',
    hairTone: 1,
  },
  laboratory: {
    top: '#f7faf8',
    longSleeves: true,
    bottom: 'trousers',
    bottomColour: TROUSER_GREY,
    tie: PALETTE.gurans,
    shadow: false,
  },
} as const satisfies Record<string, Partial<Look>>

export const POSE = {
  walk: { leftLeg: [-14, -20], rightLeg: [16, 4], leftArm: [18, 10], rightArm: [-14, -4] },
  walkOther: { leftLeg: [12, 2], rightLeg: [-10, -24], leftArm: [-16, -6], rightArm: [18, 24] },
  run: {
    leftLeg: [-34, -78],
    rightLeg: [42, 6],
    leftArm: [48, 96],
    rightArm: [-40, 10],
    lean: 10,
  },
  runOther: {
    leftLeg: [34, -6],
    rightLeg: [-24, -72],
    leftArm: [-44, 10],
    rightArm: [40, 92],
    lean: 9,
  },
  kick: {
    leftLeg: [-10, -18],
    rightLeg: [58, 40],
    leftArm: [-64, -50],
    rightArm: [44, 70],
    lean: -9,
  },
  wave: { rightArm: [148, 168], leftArm: [-14, -4] },
  cheer: { leftArm: [-150, -165], rightArm: [150, 165] },
  reach: { rightArm: [160, 172], leftArm: [-12, -6] },
  shoot: {
    leftArm: [-150, 178],
    rightArm: [150, -178],
    leftLeg: [-6, -2],
    rightLeg: [8, 0],
  },
  bat: {
    leftArm: [40, 60],
    rightArm: [30, 70],
    leftLeg: [-16, -6],
    rightLeg: [18, 6],
    lean: 12,
  },
} as const satisfies Record<string, Partial<Pose>>
