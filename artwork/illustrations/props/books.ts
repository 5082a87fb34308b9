import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import type { Ink } from '../core/ink'
import { pick, repeat } from '../core/numbers'
import { seededRandom, type Random } from '../core/random'
import { filled, group, path, place, rect, stroked } from '../core/svg'

const PAGES = '#fdf8ea'

/** A book lying flat, spine to the left, its lower left corner at (0, 0). */
export const book = (width: number, height: number, cover: Colour): string =>
  rect(0, -height, width, height, cover, { rx: 3 }) +
  rect(6, -height + 4, width - 6, height - 8, PAGES) +
  rect(0, -height, width - 8, height, cover, { rx: 3 }) +
  rect(12, -height * 0.74, width * 0.12, height * 0.48, mix(cover, WHITE, 0.55)) +
  rect(width * 0.34, -height * 0.6, width * 0.34, height * 0.2, mix(cover, WHITE, 0.4))

/** Width, height, cover and left edge of each book, from the lowest. */
export type StackedBook = readonly [width: number, height: number, cover: Colour, left: number]

export function bookStack(books: readonly StackedBook[]): string {
  let level = 0
  return books
    .map(([width, height, cover, left]) => {
      const placed = place(left, level, 1, book(width, height, cover))
      level -= height
      return placed
    })
    .join('')
}

/** An open book, 40 units wide, about (0, 0). */
export const openBook = (): string =>
  filled('M0-3C-6-9-15-9-20-6V6C-15 3-6 3 0 9C6 3 15 3 20 6V-6C15-9 6-9 0-3Z', '#fffdf4') +
  stroked('M0-3V9', '#c9bb95', 1) +
  stroked('M-20 6C-15 3-6 3 0 9C6 3 15 3 20 6', PALETTE.teesta, 2.4)

const COVERS = [
  PALETTE.gurans,
  PALETTE.teesta,
  PALETTE.genda,
  PALETTE.teaLight,
  PALETTE.tea,
  PALETTE.tin,
  '#d8c7a0',
  PALETTE.teestaLight,
  '#efe6cf',
  PALETTE.guransLight,
] as const

function standingBook(x: number, y: number, width: number, height: number, cover: Colour): string {
  const label =
    width > 15
      ? rect(x + width * 0.3, y - height * 0.6, width * 0.4, height * 0.24, mix(cover, WHITE, 0.6))
      : rect(x, y - height * 0.24, width, 3, mix(cover, WHITE, 0.4))
  return (
    rect(x, y - height, width, height, cover) +
    rect(x, y - height * 0.84, width, 3, mix(cover, WHITE, 0.5)) +
    label +
    rect(x + width - 2, y - height, 2, height, BLACK, { opacity: 0.18 })
  )
}

const lyingBook = (x: number, y: number, width: number, height: number, cover: Colour): string =>
  group(
    rect(0, -width, height * 0.8, width, cover) +
      rect(height * 0.1, -width, 4, width, mix(cover, WHITE, 0.5)),
    { transform: path`translate(${x} ${y})` },
  )

/** One row of books on a board at y, with gaps and a few that lie flat. */
function shelfRow(width: number, y: number, rowHeight: number, random: Random): string {
  let books = ''
  let x = 8
  while (x < width - 14) {
    const chance = random()
    if (chance < 0.08) {
      x += 16 + random() * 26
      continue
    }
    const bookWidth = 9 + random() * 16
    const bookHeight = rowHeight * (0.55 + random() * 0.3)
    const cover = pick(COVERS, Math.floor(random() * COVERS.length))
    if (x + bookWidth > width - 6) break
    if (chance > 0.93 && x + bookHeight < width - 20) {
      books += lyingBook(x, y, bookWidth, bookHeight, cover)
      x += bookHeight * 0.8 + 3
    } else {
      books += standingBook(x, y, bookWidth, bookHeight, cover)
      x += bookWidth + 1.5
    }
  }
  return books
}

export interface BookShelf {
  width: number
  height: number
  rows: number
  seed: number
}

/** A full bookshelf with its upper left corner at (0, 0). */
export function bookShelf({ width, height, rows, seed }: BookShelf, ink: Ink): string {
  const random = seededRandom(seed)
  const rowHeight = height / rows
  const filledRows = repeat(rows, (index) => {
    const y = (index + 1) * rowHeight - 8
    return (
      shelfRow(width, y, rowHeight, random) +
      rect(0, y, width, 8, mix(PALETTE.woodLight, ink.near, 0.15)) +
      rect(0, y + 8, width, 5, BLACK, { opacity: 0.22 })
    )
  })
  return (
    rect(0, 0, width, height, mix(PALETTE.wood, ink.near, 0.35)) +
    filledRows +
    rect(-8, -8, 12, height + 8, PALETTE.woodLight) +
    rect(width - 4, -8, 12, height + 8, PALETTE.woodLight) +
    rect(-14, -16, width + 28, 12, PALETTE.woodLight)
  )
}

export interface Paper {
  width: number
  height: number
  lines: number
  /** Colour of a heading bar. */
  heading?: Colour
  /** Green ticks at the ends of the lines. */
  ticked?: boolean
}

/** A written sheet with its upper left corner at (0, 0); its words are only bars. */
export function paper({ width, height, lines, heading, ticked }: Paper): string {
  const lineY = (index: number) => height * (0.22 + (index * 0.66) / lines)
  const bar = Math.max(2, height * 0.02)
  return (
    rect(0, 0, width, height, '#fffdf6', { rx: 2 }) +
    (heading ? rect(width * 0.1, height * 0.08, width * 0.5, height * 0.05, heading) : '') +
    repeat(lines, (index) =>
      rect(width * 0.1, lineY(index), width * (index % 3 === 2 ? 0.4 : 0.62), bar, '#c9d2cb'),
    ) +
    repeat(ticked ? lines : 0, (index) =>
      stroked(
        path`M${width * 0.78} ${lineY(index)}l${width * 0.035} ${width * 0.04}` +
          path`l${width * 0.07} ${-width * 0.09}`,
        PALETTE.leaf,
        width * 0.022,
      ),
    )
  )
}
