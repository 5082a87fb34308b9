import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { each, repeat } from '../core/numbers'
import { circle, ellipse, filled, path, rect, stroked } from '../core/svg'

/** Lost things and playthings, standing on y = 0 unless said otherwise. */

/** Water bottle, 66 units high. */
export const flaskBottle = (colour: Colour): string =>
  rect(-9, -66, 18, 12, PALETTE.ink, { rx: 3 }) +
  filled('M-9-54H9Q15-50 15-42V-4Q15 0 11 0H-11Q-15 0-15-4V-42Q-15-50-9-54Z', colour) +
  rect(-15, -36, 30, 8, mix(colour, WHITE, 0.5)) +
  filled('M6-54H9Q15-50 15-42V-4Q15 0 11 0H6Z', BLACK, { opacity: 0.14 })

/** Three steel boxes held by a clasp, 70 units high. */
export const tiffinCarrier = (): string =>
  stroked('M-28-8V-62Q-28-76 0-76Q28-76 28-62V-8', '#8a9a98', 4) +
  repeat(
    3,
    (index) =>
      rect(-25, -20 - index * 20, 50, 19, index % 2 ? '#c6d3d0' : '#dbe5e2', { rx: 4 }) +
      rect(10, -20 - index * 20, 12, 19, '#9fb0ae', { opacity: 0.6 }),
  ) +
  rect(-26, -66, 52, 8, '#9fb0ae', { rx: 3 })

/** A pair of canvas shoes, 84 units wide. */
export const canvasShoes = (colour: Colour): string => {
  const shoe =
    filled('M0 0V-20Q6-28 14-22L34-12Q46-10 46 0Z', colour) +
    rect(-2, -5, 49, 6, WHITE, { rx: 3 }) +
    stroked('M14-19l6-4M21-15l6-4', WHITE, 2.4)
  return (
    `<g transform="translate(-6 -5)">${shoe}</g>` + `<g transform="translate(-42 0)">${shoe}</g>`
  )
}

/** Knitted cap with a bobble, 44 units wide. */
export const woollenCap = (colour: Colour): string =>
  circle(0, -42, 9, mix(colour, WHITE, 0.6)) +
  filled('M-22-8Q-22-38 0-38Q22-38 22-8Z', colour) +
  stroked('M-12-34Q-15-20-14-10M0-38V-10M12-34Q15-20 14-10', mix(colour, BLACK, 0.2), 2) +
  rect(-25, -12, 50, 12, mix(colour, WHITE, 0.35), { rx: 5 })

/** Scarf that hangs over an edge at y = 0, 78 units long. */
export const hangingScarf = (one: Colour, other: Colour): string =>
  repeat(6, (index) => rect(-14, index * 12, 20, 12.4, index % 2 ? other : one)) +
  repeat(5, (index) => rect(4, -4 + index * 12, 16, 12.4, index % 2 ? one : other)) +
  stroked(
    repeat(5, (index) => path`M${-12 + index * 4} 72v7`) +
      repeat(4, (index) => path`M${6 + index * 4} 56v7`),
    one,
    2,
  ) +
  rect(-15, -6, 36, 10, one, { rx: 4 })

/** Folded clothes, 80 units wide. */
export const foldedPile = (colours: readonly Colour[]): string =>
  each(
    colours,
    (colour, index) =>
      rect(-40 + (index % 2) * 3, -16 - index * 15, 78, 15, colour, { rx: 6 }) +
      rect(-38 + (index % 2) * 3, -5 - index * 15, 72, 4, BLACK, { opacity: 0.14, rx: 2 }),
  )

/** Satchel that hangs from its loop at (0, 0), 92 units high. */
export const hangingSatchel = (colour: Colour): string =>
  stroked('M-10 16Q0-6 10 16', mix(colour, BLACK, 0.4), 5) +
  rect(-34, 14, 68, 78, colour, { rx: 14 }) +
  filled('M-34 28Q-34 14-20 14H20Q34 14 34 28V46Q0 60-34 46Z', mix(colour, WHITE, 0.14)) +
  rect(-22, 56, 44, 28, mix(colour, BLACK, 0.18), { rx: 7 }) +
  rect(-6, 44, 12, 14, PALETTE.brass, { rx: 2 }) +
  filled('M20 15Q34 15 34 30V78Q34 92 20 92Z', BLACK, { opacity: 0.12 })

/** Closed umbrella that hangs from its crook at (0, 0), 150 units long. */
export const closedUmbrella = (colour: Colour): string =>
  stroked('M-16 8Q-16-10 0-10Q10-10 10 4V40', PALETTE.wood, 5) +
  filled('M2 34H18L24 60L11 140H9L-4 60Z', colour) +
  filled('M12 34H18L24 60L11 140Z', BLACK, { opacity: 0.18 }) +
  stroked('M10 138V150', PALETTE.ink, 3) +
  stroked('M-2 70Q10 78 22 70', mix(colour, BLACK, 0.35), 3)

/** Cricket bat that leans, its toe at (0, 0), 130 units long. */
export const cricketBat = (): string =>
  filled('M-13 0Q0 5 13 0L11-84Q10-94 4-98H-4Q-10-94-11-84Z', '#e6c58e') +
  filled('M4-98Q10-94 11-84L13 0Q9 3 5 3V-98Z', '#cfa86a') +
  rect(-4, -132, 8, 38, PALETTE.ink, { rx: 3 })

/** Toy elephant of cloth, 70 units wide. */
export const clothElephant = (): string => {
  const grey = '#8aa6ad'
  return (
    filled('M-34 0V-30Q-34-54-6-54Q30-54 30-26V0H16V-14H-18V0Z', grey) +
    circle(26, -44, 19, grey) +
    filled('M34-42Q52-40 48-14Q46-6 38-8Q42-24 32-30Z', grey) +
    ellipse(18, -42, 11, 15, mix(grey, PALETTE.rose, 0.4)) +
    filled('M-20-54Q0-60 12-52L8-26Q-8-22-20-28Z', PALETTE.gurans) +
    stroked('M-20-30Q-6-24 8-28', PALETTE.gendaLight, 3) +
    stroked('M-34-28Q-44-22-40-12', grey, 4)
  )
}
