import clsx from 'clsx'
import { getHouse } from '@/components/ui/house'
import styles from './PlaceFlags.module.scss'

export type FlaggedPlace = {
  /** Id of the element that the flag links to. */
  id: string
  name: string
  /** Position of the flag, as fractions of the picture's width and height. */
  at: readonly [x: number, y: number]
}

type PlaceFlagsProps = {
  /** Accessible name of the group. */
  label: string
  places: readonly FlaggedPlace[]
  className?: string
}

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`

/** Numbered flags over a picture; each links to the text about its place, so no script is needed. */
export function PlaceFlags({ label, places, className }: PlaceFlagsProps) {
  return (
    <svg className={clsx(styles.placeFlags, className)} role="group" aria-label={label}>
      {places.map(({ id, name, at: [x, y] }, index) => (
        <a
          key={id}
          href={`#${id}`}
          aria-label={`${index + 1} ${name}`}
          data-house={getHouse(index)}
        >
          <svg x={percent(x)} y={percent(y)}>
            <Flag number={index + 1} />
          </svg>
        </a>
      ))}
    </svg>
  )
}

/** A house flag on a pole, its foot at the origin, with a touch target of 44 px. */
function Flag({ number }: { number: number }) {
  return (
    <g className={styles.flag}>
      <path className={styles.room} d="M-22-48h44V2h-44Z" />
      <path className={styles.pole} d="M0-20V0" />
      <path className={styles.cloth} d="M-15-46h30v34l-15-8-15 8Z" />
      <text y="-26">{number}</text>
    </g>
  )
}

/** The number of a place as on its flag. */
export function PlaceNumber({ index }: { index: number }) {
  return (
    <span className={styles.number} data-house={getHouse(index)}>
      {index + 1}
    </span>
  )
}
