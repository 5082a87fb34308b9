import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { each, repeat } from '../core/numbers'
import { ellipse, filled, path, place, placeMirrored, polygon, rect, stroked } from '../core/svg'
import { schoolGate } from '../buildings/gate'
import { bench } from '../buildings/parts'
import { bicycle, toto } from '../buildings/wheels'
import { salWood } from '../land/forest'
import { rain } from '../land/sky'
import { rhododendron, shadeTree } from '../land/trees'
import { figure, seatedFigure } from '../people/figure'
import { POSE, UNIFORM } from '../people/wardrobe'
import { dugEarth, sapling, spade, stake, wateringCan } from '../props/garden'
import { bananas, lunchBox, openTier, schoolBottle, tiffinCarrier } from '../props/tiffin'
import { farTea, lawn, vista } from './backdrop'

/** Toto and bicycles at the gate. */
export function totoGate(frame: Frame): string {
  const { width, height, ink, unit, x, y } = frame
  const forecourt = polygon([
    [0, y(0.77)],
    [width, y(0.77)],
    [width, height],
    [0, height],
  ])
  const wall = mix(PALETTE.cream, ink.rim, 0.2)
  const arriving = figure({
    ...UNIFORM.girl,
    skin: 1,
    fromBehind: true,
    bag: PALETTE.teesta,
    pose: POSE.walk,
  })
  const cyclist = figure({
    ...UNIFORM.boy,
    skin: 0,
    pose: { leftArm: [-34, -70], rightArm: [12, 4] },
  })
  return (
    vista(frame, { seed: 73, horizon: 0.5, sun: [0.6, 0.2] }) +
    farTea(frame, 0.56, 0.76, { hillSeed: 24 }) +
    shadeTree(x(0.95), y(0.78), 430 * unit, ink, 5) +
    shadeTree(x(0.66), y(0.7), 240 * unit, ink, 8) +
    rect(0, y(0.64), width, y(0.15), wall) +
    rect(0, y(0.63), width, y(0.018), WHITE) +
    rect(0, y(0.75), width, y(0.02), mix(wall, '#7a6a4a', 0.3)) +
    filled(forecourt, mix(PALETTE.earth, ink.mist, 0.2)) +
    filled(
      path`M${x(0.06)} ${height}L${x(0.13)} ${y(0.77)}H${x(0.39)}L${x(0.6)} ${height}Z`,
      mix(PALETTE.earth, WHITE, 0.28),
    ) +
    place(x(0.26), y(0.785), 1.3 * unit, schoolGate(ink)) +
    place(x(0.24), y(0.86), 1.95 * unit, arriving) +
    placeMirrored(x(0.88), y(0.86), 1.7 * unit, bicycle(PALETTE.gurans)) +
    place(x(0.81), y(0.875), 1.75 * unit, bicycle(PALETTE.teesta, PALETTE.genda)) +
    place(x(0.945), y(0.91), 2.4 * unit, cyclist) +
    place(x(0.575), y(0.925), 2.7 * unit, toto(PALETTE.teaLight))
  )
}

const KNEELING = { leftLeg: [34, -84], rightLeg: [12, -88] } as const

/** Children planting saplings in the first rains. */
export function planting(frame: Frame): string {
  const { width, height, ink, unit, x, y, span } = frame
  const young = sapling(ink.tea[1], mix(ink.tea[2], ink.light, 0.2))
  const row = each([0.08, 0.24, 0.74, 0.9], (across) =>
    place(x(across), y(0.765), 1.3 * unit, young + place(11, 0, 0.9, stake())),
  )
  const girl = figure({
    ...UNIFORM.girl,
    skin: 1,
    shadow: false,
    pose: { ...KNEELING, leftArm: [20, 56], rightArm: [42, 72], lean: 10 },
  })
  const boy = figure({
    ...UNIFORM.small,
    top: WHITE,
    skin: 0,
    shadow: false,
    pose: { ...KNEELING, leftArm: [20, 60], rightArm: [40, 66], lean: 12 },
  })
  const carrying = figure({
    ...UNIFORM.boy,
    skin: 3,
    pose: { ...POSE.walk, leftArm: [-24, 60], rightArm: [24, -60] },
  })
  return (
    vista(frame, { seed: 58, horizon: 0.54, sun: null, mist: 0.8 }) +
    salWood({ width, foot: y(0.68), height: y(0.2), haze: 0.45, seed: 5 }, ink) +
    lawn(frame, 0.67) +
    row +
    place(
      x(0.86),
      y(0.85),
      2.3 * unit,
      carrying + place(2, -46, 0.5, young) + rect(-7, -50, 18, 15, PALETTE.tin, { rx: 3 }),
    ) +
    ellipse(x(0.5), y(0.905), span(0.4), y(0.062), '#7a5338') +
    ellipse(x(0.5), y(0.912), span(0.35), y(0.046), '#69452f') +
    place(x(0.51), y(0.895), 3.3 * unit, dugEarth()) +
    place(x(0.51), y(0.885), 4.2 * unit, young) +
    place(x(0.34), y(0.9), 4.1 * unit, place(0, 21, 1, girl)) +
    placeMirrored(x(0.675), y(0.9), 3.9 * unit, place(0, 21, 1, boy)) +
    place(x(0.13), y(0.95), 2.4 * unit, wateringCan(PALETTE.teesta)) +
    place(x(0.915), y(0.95), 2.1 * unit, spade()) +
    rain(width, height, 90, 7)
  )
}

/** Tiffin on the bench under the shade tree. */
export function tiffin(frame: Frame): string {
  const { width, height, ink, unit, x, y, span } = frame
  const plank = mix(PALETTE.woodLight, ink.rim, 0.12)
  const friends = each(
    [
      [0.14, { ...UNIFORM.girl, skin: 1 }],
      [0.215, { ...UNIFORM.small, skin: 0, hairTone: 1 }],
      [0.285, { ...UNIFORM.boy, skin: 3 }],
    ] as const,
    ([across, look]) =>
      place(x(across), y(0.765), 1.9 * unit, seatedFigure({ ...look, fromBehind: true })),
  )
  return (
    vista(frame, { seed: 37, horizon: 0.5, sun: [0.2, 0.18] }) +
    farTea(frame, 0.56, 0.7, { hillSeed: 64 }) +
    lawn(frame, 0.64) +
    rhododendron(x(0.05), y(0.7), 190 * unit, ink, 5) +
    shadeTree(x(0.74), y(0.8), 800 * unit, ink, 5) +
    ellipse(x(0.7), y(0.79), span(0.26), y(0.03), BLACK, { opacity: 0.14 }) +
    friends +
    place(x(0.212), y(0.775), 2 * unit, bench()) +
    filled(path`M0 ${y(0.79)}H${width}V${y(0.93)}H0Z`, plank) +
    rect(0, y(0.79), width, 5 * unit, mix(plank, WHITE, 0.35)) +
    stroked(
      path`M0 ${y(0.835)}H${width}M0 ${y(0.88)}H${width}`,
      mix(plank, PALETTE.wood, 0.6),
      3 * unit,
    ) +
    rect(0, y(0.93), width, height, PALETTE.wood) +
    rect(0, y(0.93), width, 10 * unit, BLACK, { opacity: 0.2 }) +
    filled(
      path`M${x(0.33)} ${y(0.81)}H${x(0.79)}L${x(0.84)} ${y(0.915)}H${x(0.27)}Z`,
      PALETTE.cream,
    ) +
    repeat(7, (index) =>
      filled(
        path`M${x(0.345 + index * 0.065)} ${y(0.81)}h${span(0.02)}l${(index - 3) * 8 * unit} ${y(0.105)}h${-span(0.024)}Z`,
        PALETTE.gurans,
        { opacity: 0.75 },
      ),
    ) +
    place(x(0.07), y(0.885), 1.9 * unit, schoolBottle(PALETTE.teesta)) +
    place(x(0.455), y(0.865), 2.4 * unit, tiffinCarrier()) +
    place(x(0.6), y(0.895), 1.9 * unit, openTier('roti')) +
    place(x(0.685), y(0.852), 1.75 * unit, openTier('rice')) +
    place(x(0.76), y(0.9), 1.8 * unit, openTier('vegetables')) +
    place(x(0.9), y(0.88), 1.75 * unit, lunchBox(PALETTE.genda)) +
    place(x(0.32), y(0.895), 1.5 * unit, bananas())
  )
}
