import { BLACK, mix, PALETTE, WHITE } from '../core/colour'
import type { Frame } from '../core/frame'
import { radians, repeat } from '../core/numbers'
import {
  circle,
  ellipse,
  filled,
  path,
  place,
  placeMirrored,
  polygon,
  radialGradient,
  rect,
  stroked,
  turned,
} from '../core/svg'
import { HOUSE_EMBLEMS } from '../buildings/flags'
import { floorBoards } from '../land/ground'
import { rhododendron, shadeTree } from '../land/trees'
import { figure } from '../people/figure'
import { dancer } from '../people/performers'
import { UNIFORM } from '../people/wardrobe'
import { flowerVase } from '../props/desk-things'
import { stool } from '../props/furniture'
import { clayLamp, garland } from '../props/honours'
import { harmonium, sitar, tabla } from '../props/music'
import { curtain } from '../props/room'
import { easel, paintBox, waterJar } from '../props/studio'
import { farTea, lawn, mountainWindow, panelledWall, vista, woodenFloor } from './backdrop'

/** Tabla, sitar and harmonium on the carpet. */
export function musicRoom(frame: Frame): string {
  const { ink, smallUnit: unit, x, y } = frame
  const windowBox = { left: x(0.3), top: y(0.09), width: x(0.4), height: y(0.43) }
  return (
    panelledWall(frame, mix('#ecd9b4', ink.mist, 0.2), 0.74) +
    mountainWindow(frame, windowBox, { seed: 17, sun: [0.42, 0.3] }) +
    curtain(x(0.27), y(0.04), x(0.085), y(0.6), PALETTE.gurans) +
    curtain(x(0.73), y(0.04), x(0.085), y(0.6), PALETTE.gurans, -1) +
    woodenFloor(frame, 0.74) +
    ellipse(x(0.5), y(0.9), x(0.44), y(0.095), PALETTE.teesta) +
    ellipse(x(0.5), y(0.9), x(0.42), y(0.084), 'none', {
      stroke: PALETTE.gendaLight,
      'stroke-width': path`${4 * unit}`,
    }) +
    ellipse(x(0.5), y(0.9), x(0.3), y(0.055), mix(PALETTE.teesta, WHITE, 0.12)) +
    place(x(0.5), y(0.9), 2.5 * unit, harmonium()) +
    place(x(0.24), y(0.925), 2.5 * unit, tabla()) +
    placeMirrored(x(0.77), y(0.93), 2.45 * unit, turned(-12, sitar())) +
    place(x(0.915), y(0.84), 2 * unit, stool()) +
    place(x(0.915), y(0.84) - 100 * unit, 1.9 * unit, flowerVase())
  )
}

/** The sun wheel on the back cloth of the stage. */
const sunWheel = () =>
  stroked(
    repeat(36, (index) => {
      const dx = Math.sin(radians(index * 10))
      const dy = -Math.cos(radians(index * 10))
      return path`M${dx * 84} ${dy * 84}L${dx * 122} ${dy * 122}`
    }),
    '#fff3d0',
    2.4,
    { opacity: 0.55 },
  ) +
  circle(0, 0, 76, '#fff1c9', { opacity: 0.6 }) +
  repeat(16, (index) =>
    ellipse(0, -58, 10, 20, '#d97a3d', { opacity: 0.4, transform: `rotate(${index * 22.5})` }),
  )

function pelmet({ width, y }: Frame): string {
  const swags = repeat(8, (index) => {
    const middle = width * (1 - (index + 0.5) / 8)
    return path`Q${middle} ${y(0.2)} ${width * (1 - (index + 1) / 8)} ${y(0.08)}`
  })
  return filled(path`M0 0H${width}V${y(0.08)}${swags}Z`, mix(PALETTE.gurans, BLACK, 0.22))
}

/** The school stage with its curtains and garlands. */
function stage(frame: Frame): string {
  const { width, height, ink, unit, x, y, span } = frame
  const fold = span(0.034)
  const glow = radialGradient(
    [
      [0, ink.stage[0]],
      [0.5, ink.stage[1]],
      [1, ink.stage[2]],
    ],
    0.75,
  )
  const floor = polygon([
    [0, y(0.82)],
    [width, y(0.82)],
    [width, height],
    [0, height],
  ])
  return (
    glow.definition +
    rect(0, 0, width, height, '#7c1730') +
    rect(x(0.08), y(0.08), span(0.84), y(0.74), glow.fill) +
    place(x(0.5), y(0.47), unit * 2.35, sunWheel()) +
    filled(floor, mix(PALETTE.wood, '#2a0d12', 0.3)) +
    floorBoards(x(0.5), width, y(0.82), height, '#3d1620', 2 * unit) +
    ellipse(x(0.5), y(0.9), span(0.38), y(0.07), '#f6c56b', { opacity: 0.28 }) +
    curtain(0, -10, x(0.17), y(0.86), PALETTE.gurans, 1, Math.round(x(0.17) / fold)) +
    curtain(width, -10, span(0.17), y(0.86), PALETTE.gurans, -1) +
    pelmet(frame) +
    repeat(4, (index) =>
      garland(
        [(width * index) / 4, y(0.02)],
        [(width * (index + 1)) / 4, y(0.02)],
        y(0.14),
        9 * unit,
      ),
    )
  )
}

/** Kathak on the school stage. */
export function dance(frame: Frame): string {
  const { height, portrait, unit, x, y } = frame
  const apart = portrait ? 0.3 : 0.27
  const lead = dancer({ skirt: PALETTE.gurans, bodice: PALETTE.genda, skin: 1 })
  const left = dancer({ skirt: PALETTE.teesta, bodice: PALETTE.genda, skin: 0 })
  const right = dancer({ skirt: PALETTE.teaLight, bodice: PALETTE.gendaLight, skin: 3 })
  const instruments =
    place(x(0.09), y(0.96), 1.5 * unit, tabla()) +
    place(x(0.94), y(0.97), 1.25 * unit, turned(14, sitar()))
  return (
    stage(frame) +
    place(x(0.5), y(0.945), height * 0.0047, lead) +
    place(x(0.5 - apart), y(0.91), height * 0.0037, left) +
    placeMirrored(x(0.5 + apart), y(0.91), height * 0.0037, right) +
    (portrait ? '' : instruments)
  )
}

/** Lectern seen from the side of the hall, standing on y = 0, 62 units high. */
const lectern = () =>
  filled('M-20 0H20L14-8H-14Z', mix(PALETTE.wood, BLACK, 0.25)) +
  filled('M-14-8H14L18-52H-18Z', PALETTE.wood) +
  filled('M6-8H14L18-52H8Z', mix(PALETTE.wood, BLACK, 0.18)) +
  rect(-24, -58, 48, 7, PALETTE.woodLight) +
  place(0, -31, 0.26, HOUSE_EMBLEMS.kirti(PALETTE.gendaLight)) +
  stroked('M12-58Q14-70 6-74', PALETTE.ink, 1.6) +
  circle(5, -75, 2.6, PALETTE.ink)

/** One student speaking at the lectern. */
export function personality(frame: Frame): string {
  const { height, unit, x, y } = frame
  const speaker = figure({
    ...UNIFORM.blazerSkirt,
    skin: 1,
    pose: { leftArm: [-52, -128], rightArm: [14, 40] },
  })
  return (
    stage(frame) +
    place(x(0.485), y(0.935), height * 0.0052, speaker) +
    place(x(0.54), y(0.955), height * 0.0052, lectern()) +
    place(x(0.25), y(0.95), 1.5 * unit, clayLamp()) +
    place(x(0.32), y(0.965), 1.5 * unit, clayLamp()) +
    place(x(0.72), y(0.965), 1.5 * unit, clayLamp()) +
    place(x(0.79), y(0.95), 1.5 * unit, clayLamp())
  )
}

/** An easel, paints and a tabla under a shade tree. */
export function coCurricular(frame: Frame): string {
  const { ink, unit, x, y } = frame
  return (
    vista(frame, { seed: 26, horizon: 0.56, sun: [0.16, 0.22] }) +
    farTea(frame, 0.62, 0.8, { hillSeed: 41 }) +
    lawn(frame, 0.74) +
    shadeTree(x(0.7), y(0.9), 780 * unit, ink, 5) +
    rhododendron(x(0.08), y(0.87), 230 * unit, ink, 3) +
    place(x(0.36), y(0.955), 3.1 * unit, easel()) +
    place(x(0.52), y(0.96), 2.3 * unit, paintBox()) +
    place(x(0.575), y(0.965), 2.1 * unit, waterJar()) +
    place(x(0.82), y(0.955), 2.2 * unit, tabla())
  )
}
