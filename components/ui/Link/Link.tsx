import clsx from 'clsx'
import type { AnchorHTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './Link.module.scss'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** Position of the arrow of an external link: after the text, or in the corner of an icon. */
  arrow?: 'after' | 'corner'
}

/** Whether a URL leads to another site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)

const hint = ' (opens in a new tab)'

/** A link. External links open in a new tab, which an arrow and hidden text announce (WCAG technique G201). */
export function Link({
  href,
  arrow = 'after',
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
  return (
    <a
      rel="noopener"
      {...rest}
      className={clsx(className, arrow === 'corner' && styles.cornered)}
      href={href}
      target="_blank"
      aria-label={label && label + hint}
    >
      {children}
      <Icon name="arrow-up-right" className={styles[arrow]} />
      {!label && <span className={styles.hint}>{hint}</span>}
    </a>
  )
}
