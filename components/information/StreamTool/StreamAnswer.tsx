import { Icon } from '@/components/ui/Icon/Icon'
import { streams } from '@/content/words/en/streams'
import {
  matchStreams,
  type ScoreFields,
  scoreSubjects,
  type Shortfall,
  type StreamMatch,
} from '@/lib/calculators/stream-match'
import styles from './StreamTool.module.scss'

const { answer: words } = streams

const isOpen = ({ shortfalls }: StreamMatch) => shortfalls.length === 0

/** The open streams with their subjects, then the others with the scores they require. */
export function StreamAnswer({ fields }: { fields: ScoreFields }) {
  const matches = matchStreams(fields)
  const open = matches.filter(isOpen)
  const others = matches.filter((match) => !isOpen(match))
  return (
    <>
      <h3 className={styles.figure}>
        {words.open(open.length, matches.length)} <small>{words.openText(open.length)}</small>
      </h3>
      <ul className={styles.streams}>
        {[...open, ...others].map((match) => (
          <Stream key={match.stream} {...match} />
        ))}
      </ul>
    </>
  )
}

function Stream(match: StreamMatch) {
  const { stream, shortfalls, subjects } = match
  return (
    <li data-open={isOpen(match) || undefined}>
      <Icon name={isOpen(match) ? 'check-circle-fill' : 'minus-bold'} />
      <div>
        <h4>{stream}</h4>
        {isOpen(match) ? (
          <p>
            {[
              subjects.compulsory.join(', '),
              ...subjects.choices.map((list) =>
                list.length > 1 ? words.oneOf(list.join(', ')) : list.join(', '),
              ),
            ].join('; ')}
          </p>
        ) : (
          <p>{shortfalls.map(sentence).join(' ')}</p>
        )}
      </div>
    </li>
  )
}

function sentence({ subject, bound, by }: Shortfall): string {
  const name = scoreSubjects[subject]
  return by === null ? words.unknown(bound, name) : words.short(by, name, bound)
}
