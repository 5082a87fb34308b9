import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import {
  emptyScores,
  scoreBands,
  type ScoreError,
  type ScoreFields,
  scoreErrors,
  scoreSubjects,
  type ScoreSubject,
  streamsAnchor,
  streamsHref,
  streamsPath,
} from '@/lib/streams/match'
import { ToolCard } from '../ToolCard/ToolCard'
import { StreamAnswer } from './StreamAnswer'
import styles from './StreamTool.module.scss'

const subjects = Object.entries(scoreSubjects) as [ScoreSubject, string][]

/** Each field offers the bands: the number pads of phones have no hyphen. */
const bandList = 'score-bands'

/**
 * "Which stream?": scores in the subjects of the bands, and the streams whose lower bounds they meet (R-ADMISSION-6).
 * Without `fields` the card only asks.
 */
export function StreamTool({ fields }: { fields?: ScoreFields }) {
  const shown = fields ?? emptyScores
  const errors = scoreErrors(shown)
  const errorOf = (name: ScoreSubject) => {
    const message = errors.find(({ subject }) => subject === name)?.reason
    return message === undefined ? undefined : { prefix: 'Error:', message }
  }
  return (
    <ToolCard
      title="Which stream?"
      anchor={streamsAnchor}
      action={streamsPath}
      isAnswered={fields !== undefined && errors.length === 0}
      hasFocus={errors.length > 0}
      question={
        <>
          <p className={styles.hint}>
            A number up to 100, or a band such as 71-80. Leave empty what you do not know.
          </p>
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
                error={errorOf(name)}
                autoFocus={name === errors[0]?.subject}
              />
            ))}
          </div>
          <datalist id={bandList}>
            {scoreBands.map((band) => (
              <option key={band} value={band} />
            ))}
          </datalist>
          <Button type="submit">Show the streams</Button>
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

const Prompt = () => (
  <div className={styles.prompt}>
    <h3>Six streams</h3>
    <p>
      Each asks for a lower bound in two or three subjects. Write the scores, and see which bounds
      they meet, which subjects go with the stream, and what is short by how much.
    </p>
  </div>
)

type StreamErrorsProps = { fields: ScoreFields; errors: readonly ScoreError[] }

/** Why there is no answer, with a link to the one for the nearest scores (R-FEES-8). The reasons stand at the fields. */
function StreamErrors({ fields, errors }: StreamErrorsProps) {
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

/** What the answer is worth. */
const Indicative = () => (
  <p className={styles.indicative}>
    <strong>Indicative, the school decides.</strong> It has not yet said which examination the
    scores are from, and whether they are marks or per cent. Ask the admission desk: ring the help
    desk and press 3.
  </p>
)
