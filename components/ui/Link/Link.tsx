import clsx from 'clsx'
import type { AnchorHTMLAttributes } from 'react'
import { newTab as englishNewTab } from '@/content/words/en/new-tab'
import styles from './Link.module.scss'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** Position of the arrow of an external link: after the text, or in the corner of an icon. */
  arrow?: 'after' | 'corner'
  /** What is said of an external link, in the language of the page. */
  newTab?: string
}

/** Whether a URL leads to another site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)

/** A link. External links open in a new tab, which an arrow and hidden text announce (WCAG technique G201). */
export function Link({
  href,
  arrow = 'after',
  newTab = englishNewTab,
  className,
  children,
  'aria-label': label,
  ...rest
}: LinkProps) {
  if (!isExternal(href)) {
    return (
      <a {...rest} className={className} href={href} aria-label={label}>
        {children}
      </a>
    )
  }
  const hint = ` (${newTab})`
  return (
    <a
      rel="noopener"
      {...rest}
      className={clsx(className, styles[arrow])}
      href={href}
      target="_blank"
      data-mark="external"
      aria-label={label && label + hint}
    >
      {children}
      {!label && <span className={styles.hint}>{hint}</span>}
    </a>
  )
}
