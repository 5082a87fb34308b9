import { type ScoreError, type ScoreFields, streamsHref } from '@/lib/streams/match'
import styles from './StreamTool.module.scss'

type StreamErrorsProps = { fields: ScoreFields; errors: readonly ScoreError[] }

/** Why there is no answer, with a link to the one for the nearest scores (R-FEES-8). The reasons stand at the fields. */
export function StreamErrors({ fields, errors }: StreamErrorsProps) {
  const corrections = errors.map(({ subject, nearest }) => [subject, nearest])
  const nearest = { ...fields, ...Object.fromEntries(corrections) } as ScoreFields
  const used = errors.filter((error) => error.nearest)
  return (
    <div className={styles.prompt}>
      <h3>No streams yet</h3>
      <p>
        {errors.length === 1
          ? 'One score cannot be read. It is marked.'
          : `${errors.length} scores cannot be read. They are marked.`}
      </p>
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
