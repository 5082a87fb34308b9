import clsx from 'clsx'
import styles from './Icon.module.scss'
import { iconUrl } from './icon-url'
import type { IconName } from './icons'

type IconProps = { name: IconName; className?: string }

/** A Phosphor icon, which scales by the view box of its symbol. Decorative: the name of a control is its text or `aria-label`. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={clsx(styles.root, className)} aria-hidden="true">
      <use href={iconUrl(name)} />
    </svg>
  )
}
