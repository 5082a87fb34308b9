import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import { forms } from '@/content/words/en/forms'
import { streams } from '@/content/words/en/streams'
import {
  emptyScores,
  matchStreams,
  scoreBands,
  type ScoreError,
  type ScoreFields,
  scoreErrors,
  scoreSubjects,
  type ScoreSubject,
  streamsAnchor,
  buildStreamsHref,
  streamsPath,
} from '@/lib/calculators/stream-match'
import { fillFigures } from '@/lib/school/figures'
import field from '@/components/ui/Field/Field.module.scss'
import { ToolCard } from '../ToolCard/ToolCard'
import { StreamAnswer } from './StreamAnswer'
import styles from './StreamTool.module.scss'

const words = fillFigures(streams.tool)

const subjects = Object.entries(scoreSubjects) as [ScoreSubject, string][]

/** Each field offers the bands, as the number pads of phones have no hyphen. */
const bandList = 'score-bands'

/**
 * "Which stream?": scores in the subjects of the bands, and the streams whose lower bounds they meet (R-ADMISSION-6).
 * Without `fields` the card only asks.
 */
export function StreamTool({ fields }: { fields?: ScoreFields }) {
  const shown = fields ?? emptyScores
  const errors = scoreErrors(shown)
  const getError = (name: ScoreSubject) => {
    const message = errors.find(({ subject }) => subject === name)?.reason
    return message === undefined ? undefined : { prefix: forms.error, message }
  }
  return (
    <ToolCard
      title={words.title}
      anchor={streamsAnchor}
      action={streamsPath}
      mayShow={[styles.figure, field.field]}
      isAnswered={fields !== undefined && errors.length === 0}
      hasFocus={errors.length > 0}
      question={
        <>
          <p className={styles.hint}>{words.before}</p>
          <p className={styles.hint}>{words.hint}</p>
          <div className={styles.fields}>
            {subjects.map(([name, label]) => (
              <Field
                key={name}
                id={`score-${name}`}
                name={name}
                label={label}
                required={false}
                inputMode="decimal"
                list={bandList}
                autoComplete="off"
                maxLength={9}
                defaultValue={shown[name]}
                error={getError(name)}
                autoFocus={name === errors[0]?.subject}
              />
            ))}
          </div>
          <datalist id={bandList}>
            {scoreBands.map((band) => (
              <option key={band} value={band} />
            ))}
          </datalist>
          <Button type="submit">{words.show}</Button>
        </>
      }
      answer={
        !fields ? (
          <Prompt />
        ) : errors.length > 0 ? (
          <StreamErrors fields={fields} errors={errors} />
        ) : (
          <StreamAnswer fields={fields} />
        )
      }
      notes={<Indicative />}
    />
  )
}

/** What the tool does, and where there is room beside the fields, the lowest scores of all streams. */
const Prompt = () => (
  <div className={styles.prompt}>
    <h3>{words.prompt.title}</h3>
    <p>{words.prompt.text}</p>
    <ul className={styles.lowest}>
      {matchStreams(emptyScores).map(({ stream, shortfalls }) => (
        <li key={stream}>
          <strong>{stream}</strong>{' '}
          {shortfalls.map(({ subject, bound }) => `${scoreSubjects[subject]} ${bound}`).join(', ')}
        </li>
      ))}
    </ul>
  </div>
)

type StreamErrorsProps = { fields: ScoreFields; errors: readonly ScoreError[] }

/** Why there is no answer, with a link to the nearest scores (R-FEES-8). The fields show the reasons. */
function StreamErrors({ fields, errors }: StreamErrorsProps) {
  const corrections = errors.map(({ subject, nearest }) => [subject, nearest])
  const nearest = { ...fields, ...Object.fromEntries(corrections) } as ScoreFields
  const used = errors.filter((error) => error.nearest)
  return (
    <div className={styles.prompt}>
      <h3>{words.errors.title}</h3>
      <p>{words.errors.text(errors.length)}</p>
      <p>
        <a href={buildStreamsHref(nearest)}>
          {used.length === errors.length
            ? words.errors.useNearest(used[0]!.nearest)
            : words.errors.leaveOut}
        </a>
      </p>
    </div>
  )
}

/** Says that the answer is only an indication. */
const Indicative = () => (
  <p className={styles.indicative}>
    <strong>{words.indicative.title}</strong> {words.indicative.text}
  </p>
)
