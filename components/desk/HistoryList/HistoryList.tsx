import { QuotedTitle } from '@/components/ui/QuotedTitle/QuotedTitle'
import type { HistoryEntry } from '@/lib/desk/history/history'
import { actionWords, kindWord, personWord } from './history-words'
import styles from './HistoryList.module.scss'

type HistoryListProps = {
  days: readonly { title: string; entries: readonly (HistoryEntry & { clock: string })[] }[]
}

/** Who did what, grouped by day, newest first (R-DESK-6). */
export function HistoryList({ days }: HistoryListProps) {
  return days.map(({ title, entries }) => (
    <section key={title} className={styles.root}>
      <h2>{title}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.number}>
            <time dateTime={entry.at.toISOString()}>{entry.clock}</time>
            <p>
              <b>{personWord(entry.by)}</b> {actionWords[entry.action]} <Subject entry={entry} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  ))
}

/** The subject of an entry, linked to its screen if it has one. */
function Subject({ entry: { action, kind, subject, title } }: { entry: HistoryEntry }) {
  if (kind === 'enquiry' && subject === 'list') return <>the list of enquiries ({title})</>
  const href = action === 'erased' ? undefined : buildHref(kind, subject)
  const text = kind && namedByNumber.has(kind) ? title : <QuotedTitle text={title} />
  return (
    <>
      {kind && kind !== 'person' && `the ${kindWord(kind)} `}
      {href ? (
        <a href={href} data-unbroken={kind === 'enquiry' ? '' : undefined}>
          {text}
        </a>
      ) : (
        text
      )}
    </>
  )
}

/** Their titles are numbers and addresses, not words. */
const namedByNumber = new Set(['certificate', 'enquiry', 'person'])

/** Kinds of subjects other than records. Files have no kind. */
const folders: Record<string, string | undefined> = {
  alert: undefined,
  certificate: undefined,
  person: undefined,
  enquiry: 'enquiries',
}

function buildHref(kind: string | null, subject: string | null): string | undefined {
  if (!kind || !subject) return undefined
  const folder = Object.hasOwn(folders, kind) ? folders[kind] : 'records'
  return folder && `/desk/${folder}/${encodeURIComponent(subject)}`
}
