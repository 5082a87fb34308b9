import { TabloidCard } from '@/components/records/TabloidCard/TabloidCard'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { Section } from '@/components/ui/Section/Section'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { homeLimits } from '@/content/constants'
import { tabloid } from '@/content/words/en/tabloid'
import type { ListResult, TabloidEntry } from '@/lib/content/types'
import { cut } from '@/lib/rich-text/cut'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './TabloidSection.module.scss'

type TabloidSectionProps = {
  /** Omitted while the entries load: the fallback of a `<Suspense>`. */
  list?: ListResult<TabloidEntry>
  more: { label: string; href: string }
}

/** The first three entries of the School Tabloid (R-HOME-10). */
export function TabloidSection({ list, more }: TabloidSectionProps) {
  return (
    <Section surface="soft" labelledBy="school-tabloid">
      <SectionHead id="school-tabloid" title={tabloid.heading} more={more} />
      {list ? <Entries entries={list.records.slice(0, homeLimits.tabloid)} /> : <Loading />}
    </Section>
  )
}

function Entries({ entries }: { entries: TabloidEntry[] }) {
  if (entries.length === 0) return <EmptyState text={tabloid.emptyHome} />
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        <li key={entry.id ?? entry.slug ?? index}>
          <TabloidCard entry={entry} compact missingDate={tabloid.missing}>
            <p>
              {keepNamesUnbroken(cut(entry.text, homeLimits.tabloidCharacters) || tabloid.missing)}
            </p>
          </TabloidCard>
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div className={styles.list} role="status">
      <p className={styles.loading}>{tabloid.loadingHome}</p>
      {Array.from({ length: homeLimits.tabloid }, (_, index) => (
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  )
}
