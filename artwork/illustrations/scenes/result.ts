import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Frame, Scene } from '../core/frame'
import { radians, repeat } from '../core/numbers'
import { circle, filled, path, place, rect } from '../core/svg'
import { laurel, medal } from '../props/honours'
import { openBook } from '../props/books'

/** What stands inside the laurel. */
export type Emblem = 'medal' | 'book' | 'flame' | 'peaks'

export interface Result {
  ground: Colour
  emblem: Emblem
  /** Shifts the waves of the ground, so that no two pictures are the same. */
  variant: number
}

const WAVES = 6

function waves({ width, height }: Frame, ground: Colour, variant: number): string {
  return repeat(WAVES, (index) => {
    let data = path`M0 ${height}`
    for (let x = 0; x <= width; x += 20) {
      const swell = Math.sin((x / width) * (5 + index) + index * 1.7 + variant)
      data += path`L${x} ${height * (0.7 + index * 0.055) + swell * height * 0.024}`
    }
    return filled(path`${data}L${width} ${height}Z`, mix(ground, BLACK, 0.06 + index * 0.05))
  })
}

const disc = (ground: Colour) =>
  circle(0, 0, 40, mix(ground, WHITE, 0.14)) + circle(0, 0, 35, mix(ground, BLACK, 0.16))

function emblemDrawing(emblem: Emblem, ground: Colour): string {
  switch (emblem) {
    case 'medal':
      return medal(mix(ground, WHITE, 0.25))
    case 'book':
      return disc(ground) + place(0, 0, 1.25, openBook())
    case 'flame':
      return (
        disc(ground) +
        filled(
          'M0-28C16-8 18 4 10 15C6 22-6 22-10 15C-18 4-10-4-9-14C-4-10-1-8 0-28Z',
          PALETTE.genda,
        ) +
        filled('M0-6C8 4 8 10 4 15C2 18-2 18-4 15C-8 10-5 4 0-6Z', '#fff6d2')
      )
    case 'peaks':
      return (
        disc(ground) +
        filled('M-29 18L-10-8L-3 1L9-20L29 18Z', WHITE) +
        filled('M-10-8L-3 1L-9 11L-14 4ZM9-20L29 18H17L12 4L15-3Z', PALETTE.sky)
      )
  }
}

/** Faint rays from behind the laurel. */
const rays = (radius: number, ground: Colour) =>
  repeat(12, (index) => {
    const from = radians(index * 30 - 5)
    const to = radians(index * 30 + 5)
    return filled(
      path`M0 0L${Math.sin(from) * radius} ${-Math.cos(from) * radius}` +
        path`L${Math.sin(to) * radius} ${-Math.cos(to) * radius}Z`,
      mix(ground, WHITE, 0.07),
    )
  })

/** A golden laurel on a house colour; the words stand beside the picture, and the foot stays calm. */
export const result =
  ({ ground, emblem, variant }: Result): Scene =>
  (frame) => {
    const { width, height, smallUnit, x, y } = frame
    const centred = (scale: number, body: string) => place(x(0.5), y(0.46), smallUnit * scale, body)
    return (
      rect(0, 0, width, height, ground) +
      centred(1, rays(1000, ground)) +
      waves(frame, ground, variant) +
      centred(2.7, laurel(PALETTE.gendaLight, 90, 11)) +
      centred(3, emblemDrawing(emblem, ground))
    )
  }
