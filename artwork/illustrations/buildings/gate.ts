import { mix, PALETTE, WHITE } from '../core/colour'
import type { Ink } from '../core/ink'
import { lerp, repeat } from '../core/numbers'
import { filled, path, place, rect, stroked, turned } from '../core/svg'
import { HOUSE_EMBLEMS } from './flags'

function pillar(x: number, ink: Ink): string {
  const wall = mix(PALETTE.cream, ink.rim, 0.2)
  const wallShade = mix('#e0cda8', ink.mist, 0.1)
  return (
    rect(x - 34, -210, 68, 210, wall) +
    rect(x + 12, -210, 22, 210, wallShade) +
    rect(x - 42, -222, 84, 14, WHITE) +
    filled(path`M${x - 38} -222H${x + 38}L${x} -252Z`, PALETTE.tin) +
    rect(x - 22, -184, 44, 54, PALETTE.tea) +
    place(x, -157, 0.44, HOUSE_EMBLEMS.kirti(PALETTE.gendaLight))
  )
}

/** The name over the gate; its letters are only squares. */
const archLetters = () =>
  repeat(13, (index) => {
    const t = (index + 2) / 16
    const x = lerp(-160, 160, t)
    const y = -225 - Math.sin(Math.PI * t) * 35
    return turned((t - 0.5) * 36, rect(x - 5, y - 5, 10, 10, PALETTE.cream), x, y)
  })

/** One open leaf of iron bars. */
function leaf(side: 1 | -1): string {
  const bars = repeat(8, (index) => path`M${side * (152 - index * 13)} -6V${-128 - index * 3.4}`)
  const outer = side * 156
  const inner = side * 56
  const crossbars = path`M${outer} -28H${inner}M${outer} -112L${inner} -134M${outer} -70H${inner}`
  return stroked(bars, PALETTE.ink, 4) + stroked(crossbars, PALETTE.ink, 4.4)
}

/** The school gate, standing open, 460 units wide on y = 0. */
export const schoolGate = (ink: Ink): string =>
  pillar(-190, ink) +
  pillar(190, ink) +
  filled('M-160-236Q0-306 160-236L160-214Q0-280-160-214Z', PALETTE.tea) +
  filled('M-160-236Q0-306 160-236L160-231Q0-300-160-231Z', PALETTE.gendaLight) +
  archLetters() +
  leaf(-1) +
  leaf(1)
