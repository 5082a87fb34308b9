import { type ScoreError, type ScoreFields, streamsHref } from '@/lib/streams/match'
import styles from './StreamTool.module.scss'

type StreamErrorsProps = { fields: ScoreFields; errors: readonly ScoreError[] }

/** Why there is no answer, with a link to the nearest scores (R-FEES-8). */
export function StreamErrors({ fields, errors }: StreamErrorsProps) {
  const corrections = errors.map(({ subject, nearest }) => [subject, nearest])
  const nearest = { ...fields, ...Object.fromEntries(corrections) } as ScoreFields
  const used = errors.filter((error) => error.nearest)
  return (
    <div className={styles.errors}>
      <h3>These scores cannot be read</h3>
      <ul>
        {errors.map(({ subject, reason }) => (
          <li key={subject}>{reason}</li>
        ))}
      </ul>
      <p>
        <a href={streamsHref(nearest)}>
          {used.length === errors.length
            ? `Count ${used[0]!.nearest} instead`
            : 'Leave them out and show the rest'}
        </a>
      </p>
    </div>
  )
}
