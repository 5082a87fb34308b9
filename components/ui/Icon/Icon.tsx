import clsx from 'clsx'
import styles from './Icon.module.scss'
import { iconAddress } from './icon-address'
import type { IconName } from './icons'

type IconProps = { name: IconName; className?: string }

/** A Phosphor icon. Decorative: the name of a control is its text or `aria-label`. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={clsx(styles.root, className)} viewBox="0 0 256 256" aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
