import type { MouseEvent } from 'react'
import styles from './ChoiceLinks.module.scss'

type Choice = {
  href: string
  label: string
  count: number
  isCurrent: boolean
  onClick?: (event: MouseEvent) => void
}

type ChoiceLinksProps = {
  /** The accessible name of the group. */
  label: string
  choices: readonly Choice[]
}

/** One choice of several, each with the number of its results. Links, so that they work without script. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.root}>
        {choices.map(({ href, label, count, isCurrent, onClick }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined} onClick={onClick}>
              {label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
