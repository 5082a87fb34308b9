import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './ListCount.module.scss'

type ListCountProps = {
  className?: string
  /** URL of the list without filters; omitted when there is nothing to clear. */
  clear?: { href: string; label: string }
  /** The number of entries, in words. */
  children: ReactNode
}

/** The number of entries of a list, and the link that clears its filters (R-LIST-1). */
export function ListCount({ className, clear, children }: ListCountProps) {
  return (
    <div className={clsx(styles.root, className)}>
      <p role="status" data-part="count">
        {children}
      </p>
      <div data-part="clear">
        {clear && (
          <ButtonLink variant="outline" size="small" href={clear.href}>
            <Icon name="arrow-counter-clockwise" /> {clear.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
