import clsx from 'clsx'
import type { AnchorHTMLAttributes } from 'react'
import { newTab as englishNewTab } from '@/content/words/en/new-tab'
import styles from './Link.module.scss'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** In running text, an arrow marks an external link. */
  inText?: boolean
  /** The hint for screen readers that an external link opens in a new tab, in the language of the page. */
  newTab?: string
}

/** Whether a URL leads to another site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)

/** A link. External links open in a new tab, which hidden text announces (WCAG technique G201). */
export function Link({
  href,
  inText = false,
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
      className={clsx(className, inText && styles.marked)}
      href={href}
      target="_blank"
      data-mark={inText ? 'external' : undefined}
      aria-label={label && label + hint}
    >
      {children}
      {!label && <span className={styles.hint}>{hint}</span>}
    </a>
  )
}
