import styles from './ResultPoster.module.scss'

const columns = 20
const pitch = 10

/** Zero-length strokes with round caps: a dot each. */
const dots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const x = ((from + index) % columns) * pitch + pitch / 2
    const y = Math.floor((from + index) / columns) * pitch + pitch / 2
    return `M${x} ${y}h0`
  }).join('')

/** A field of a hundred dots, one for each pupil in a hundred; those who passed are filled. */
export function DotChart({ passed }: { passed: number }) {
  return (
    <svg
      className={styles.dots}
      viewBox="0 0 200 50"
      role="img"
      aria-label={`${passed} of 100 pupils passed`}
    >
      <path className={styles.filled} d={dots(0, passed)} />
      <path className={styles.ring} d={dots(passed, 100)} />
      <path className={styles.hole} d={dots(passed, 100)} />
    </svg>
  )
}
