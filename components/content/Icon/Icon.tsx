import clsx from 'clsx'
import type { IconName } from './icons'
import styles from './Icon.module.scss'
import { sprite } from './sprite'

type IconProps = { name: IconName; className?: string }

/** A Phosphor icon from the sprite. Always decoration: the name of a control is its text or `aria-label`. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={clsx(styles.root, className)} viewBox="0 0 256 256" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
