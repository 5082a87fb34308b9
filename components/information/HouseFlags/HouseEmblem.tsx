import type { ReactElement } from 'react'
import type { House } from '@/components/ui/house'
import styles from './HouseFlags.module.scss'

/** Position and rotation of each leaf on the right half of the laurel. */
const leaves = [
  [29, 8, 60],
  [31, -8, 85],
  [26, -22, 110],
  [22, 22, 35],
  [18, -12, 95],
  [17, 6, 60],
] as const

/** The emblems of the flags in the illustrations (`artwork/illustrations`), in a box of 100 around the origin. */
const emblems: Record<House, ReactElement> = {
  // Prerna, inspiration: a burning lamp
  red: (
    <path d="M-26 18C-26 34 26 34 26 18L18 18H-18ZM0-34C14-16 16-6 9 4C6 10-6 10-9 4C-16-6-8-12-8-20C-3-17-1-12 0-34ZM-6 30H6V36H-6ZM-14 35H14V39H-14Z" />
  ),
  // Jagriti, awakening: the rising sun
  blue: (
    <>
      <path d="M-24 14A24 24 0 0 1 24 14ZM-36 18H36V23H-36ZM-26 27H26V32H-26Z" />
      <path
        className={styles.stroke}
        strokeWidth="5"
        d="M-26-1L-37.2-7.5M-15-12L-21.5-23.2M0-16V-29M15-12L21.5-23.2M26-1L37.2-7.5"
      />
    </>
  ),
  // Pragati, progress: steps
  yellow: (
    <path d="M-34 12H-18V34H-34ZM-12-6H4V34H-12ZM10-24H26V34H10ZM-32-8L6-40L2-44L22-46L18-27L13-32L-27 0Z" />
  ),
  // Kirti, renown: laurel and star
  green: (
    <>
      <path
        className={styles.stroke}
        strokeWidth="4"
        d="M-6 34C-34 22-36-8-20-30M6 34C34 22 36-8 20-30"
      />
      {[-1, 1].map((side) =>
        leaves.map(([x, y, angle]) => (
          <ellipse
            key={`${side * x} ${y}`}
            rx="9"
            ry="4.2"
            transform={`translate(${side * x} ${y}) rotate(${side * angle})`}
          />
        )),
      )}
      <path d="M0-18L5-6 18-6 8 2 12 15 0 7-12 15-8 2-18-6-5-6Z" />
    </>
  ),
}

/** Emblem of a house in the colour of the text. Decorative: the name is next to it. */
export function HouseEmblem({ house }: { house: House }) {
  return (
    <svg className={styles.emblem} viewBox="-50 -50 100 100" aria-hidden="true">
      {emblems[house]}
    </svg>
  )
}
