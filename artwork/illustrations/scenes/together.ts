import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { each } from '../core/numbers'
import { box, circle, clipped, ellipse, filled, place, rect, stroked, turned } from '../core/svg'
import { figure, seatedFigure, type Look } from '../people/figure'
import { UNIFORM } from '../people/wardrobe'
import { sapling, wateringCan } from '../props/garden'
import { panelledWall, woodenFloor } from './backdrop'

/** The water cycle as children paint it, 300 × 210 units from its upper left corner. */
const waterChart = () =>
  rect(6, 8, 300, 210, BLACK, { opacity: 0.13 }) +
  rect(0, 0, 300, 210, '#fffdf6') +
  clipped(
    box(14, 14, 272, 182),
    rect(14, 14, 272, 182, mix(PALETTE.sky, WHITE, 0.4)) +
      circle(70, 62, 26, PALETTE.gendaLight) +
      filled('M10 150Q80 84 150 128T290 96V200H10Z', PALETTE.leafLight) +
      filled('M10 176Q110 128 200 152T290 140V200H10Z', PALETTE.leaf) +
      stroked('M238 142Q196 158 214 172T160 202', PALETTE.teestaLight, 15) +
      stroked('M190 96l-8 18M214 98l-8 18M238 96l-8 18', PALETTE.teesta, 5) +
      filled(
        'M166 84Q150 82 154 68Q160 54 178 60Q188 38 212 46Q236 40 240 62Q262 62 258 78Q254 86 240 84Z',
        WHITE,
      ),
  ) +
  stroked('M112 104Q124 66 148 54M138 50l11 3l-3 11', PALETTE.gurans, 5) +
  rect(132, -9, 36, 16, PALETTE.genda, { rx: 3 })

/** Pictures pegged to a line, each `size` units wide. */
const leafPrints = () => {
  const prints = [
    filled('M0 34Q-24 6 0-30Q24 6 0 34Z', PALETTE.leaf) + stroked('M0 40V-18', PALETTE.tea, 3),
    circle(0, 2, 24, PALETTE.gendaLight) + circle(0, 2, 10, PALETTE.tin),
    filled('M-30 26L-6-20L10 6L18-6L34 26Z', PALETTE.teestaLight) +
      filled('M-6-20L2-8L-6-2L-12-8Z', WHITE),
  ]
  return (
    stroked('M-20-14Q190 22 400-14', mix(PALETTE.wood, WHITE, 0.3), 3) +
    each([60, 190, 320], (x, index) =>
      place(
        x,
        index === 1 ? 60 : 54,
        1,
        turned(
          [-4, 2, 5][index]!,
          rect(-40, -52, 88, 108, BLACK, { opacity: 0.12 }) +
            rect(-44, -56, 88, 108, '#fffdf6') +
            prints[index] +
            rect(-5, -68, 10, 22, PALETTE.gurans, { rx: 3 }),
        ),
      ),
    )
  )
}

/** A map that three are painting: river, roads and gardens; 400 units wide, its near edge on y = 0. */
const paintedMap = () =>
  filled('M-200 5L-158-88H158L200 5Z', BLACK, { opacity: 0.14 }) +
  filled('M-200 0L-158-92H158L200 0Z', '#fffdf4') +
  filled('M-180-10L-158-58Q-110-78-66-64Q-46-34-84-10Z', PALETTE.leafLight) +
  filled('M40-84H142L156-54Q120-36 84-50Q44-58 40-84Z', PALETTE.gendaLight) +
  filled('M112-34Q146-44 164-34L176-10H120Q92-20 112-34Z', mix(PALETTE.leaf, WHITE, 0.15)) +
  stroked('M-40-90Q-6-66-22-46T36-4', PALETTE.teestaLight, 13) +
  stroked('M-140-84Q-60-76 0-34T96-40T166-30', PALETTE.tin, 4, { 'stroke-dasharray': '10 9' }) +
  filled('M-118-34l10-13l10 13v12h-20Z', PALETTE.gurans)

/** A table seen from its long side, 176 units high, its top 100 deep and 760 wide at the near edge. */
const longTable = () =>
  ellipse(0, 4, 360, 15, BLACK, { opacity: 0.16 }) +
  stroked('M-330-150V0M330-150V0', mix(PALETTE.wood, BLACK, 0.1), 24) +
  filled('M-330-290H330L394-172H-394Z', mix(PALETTE.woodLight, PALETTE.earth, 0.5)) +
  rect(-394, -172, 788, 24, PALETTE.woodLight) +
  rect(-360, -148, 720, 10, BLACK, { opacity: 0.22 })

/** Seedling in a clay pot, 110 units high, standing on y = 0. */
const pottedPlant = () =>
  place(0, -34, 1.15, sapling(PALETTE.leaf, PALETTE.leafLight)) +
  ellipse(0, 1, 26, 5, BLACK, { opacity: 0.18 }) +
  filled('M-22-34H22L16 0H-16Z', PALETTE.tin) +
  filled('M6-34H22L16 0H6Z', BLACK, { opacity: 0.15 }) +
  rect(-26, -42, 52, 12, mix(PALETTE.tin, WHITE, 0.12), { rx: 3 })

/** Three crayons on the table. */
const crayons = () =>
  stroked('M-30-30L8-22', PALETTE.gurans, 9) +
  stroked('M-44-6L-6-14', PALETTE.genda, 9) +
  stroked('M-18 14L20 8', PALETTE.teesta, 9)

/** Children at work together: one paints, one reads out, one waters the plant of the experiment. */
export function groupWork(frame: Frame): string {
  const { ink, unit, x, y } = frame
  const seated = (across: number, look: Partial<Look>) =>
    place(x(across), y(0.806), 4.75 * unit, seatedFigure(look))
  const tableFoot = y(0.955)
  const table = 1.06 * unit
  const tableTop = (up: number) => tableFoot - up * table
  const pointing = figure({
    ...UNIFORM.girl,
    skin: 3,
    hair: 'pony',
    pose: { rightArm: [52, 74], leftArm: [-14, 8], lean: 9, leftLeg: [-6, -4] },
  })
  const watering = figure({
    ...UNIFORM.boy,
    skin: 2,
    pose: { leftArm: [-100, -115], rightArm: [12, 4], lean: -6, rightLeg: [7, 4] },
  })
  return (
    panelledWall(frame, mix('#f3e4c2', ink.mist, 0.15), 0.72) +
    place(x(0.1), y(0.07), 1.12 * unit, waterChart()) +
    place(x(0.545), y(0.1), 1.12 * unit, leafPrints()) +
    woodenFloor(frame, 0.72) +
    seated(0.345, { ...UNIFORM.boy, skin: 0, pose: { leftArm: [-18, 62], rightArm: [24, -46] } }) +
    seated(0.505, { ...UNIFORM.girl, skin: 1, pose: { leftArm: [-26, 48], rightArm: [18, -62] } }) +
    seated(0.665, {
      ...UNIFORM.boy,
      skin: 3,
      hairTone: 1,
      pose: { leftArm: [-20, 60], rightArm: [26, -42] },
    }) +
    place(x(0.5), tableFoot, table, longTable()) +
    place(x(0.5), tableTop(186), 1.06 * unit, paintedMap()) +
    place(x(0.3), tableTop(232), unit, crayons()) +
    place(x(0.715), tableTop(206), 1.3 * unit, pottedPlant()) +
    place(x(0.13), y(0.965), 4.5 * unit, pointing) +
    place(x(0.915), y(0.965), 4.5 * unit, watering) +
    place(x(0.765), y(0.61), 1.5 * unit, turned(-24, wateringCan(PALETTE.teestaLight)))
  )
}
