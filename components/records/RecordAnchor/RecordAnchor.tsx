import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { newTab } from '@/content/words/en/new-tab'
import type { RecordLink } from '../record-link'
import styles from './RecordAnchor.module.scss'

type RecordAnchorProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> & {
  link: RecordLink
  children: ReactNode
}

/** The link of a record. A file has a paperclip icon and opens in a new tab (R-NEWS-3). */
export function RecordAnchor({ link, children, ...rest }: RecordAnchorProps) {
  if (!link.isFile) {
    return (
      <Link {...rest} href={link.href}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={link.href} target="_blank" rel="noopener">
      {children} <Icon name="paperclip" className={styles.icon} />
      <span className={styles.hint}>{`(${newTab})`}</span>
    </a>
  )
}
