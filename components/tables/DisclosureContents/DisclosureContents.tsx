import { Icon } from '@/components/ui/Icon/Icon'
import { disclosure } from '@/content/words/en/disclosure'
import styles from './DisclosureContents.module.scss'

export type DisclosurePart = keyof typeof disclosure.parts

/** The id of a part of the mandatory disclosure, for links to it. */
export const getPartId = (part: DisclosurePart) => `part-${part.toLowerCase()}`

/** Leads to the parts of the mandatory disclosure, each with how much of it is awaited (R-DISCLOSURE-2). */
export const DisclosureContents = ({ awaited }: { awaited: Record<DisclosurePart, number> }) => (
  <nav className={styles.root} aria-label={disclosure.contents}>
    <ul>
      {(Object.keys(disclosure.parts) as DisclosurePart[]).map((part) => (
        <li key={part}>
          <a href={`#${getPartId(part)}`}>
            <b>
              {part}. {disclosure.parts[part]}
            </b>
            <Icon name="caret-down-bold" />{' '}
            {awaited[part] > 0 && <small>{disclosure.count(awaited[part])}</small>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
