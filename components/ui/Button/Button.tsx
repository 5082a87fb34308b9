import clsx from 'clsx'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps } from 'react'
import { Link } from '../Link/Link'
import styles from './Button.module.scss'

type Look = {
  /** `cta` is the primary action (enquire, submit); `line` has only a border. */
  look?: 'brand' | 'cta' | 'line'
  /** `deep`: on a dark background. */
  ground?: 'plain' | 'deep'
  size?: 'normal' | 'small'
}

type ButtonProps = Look & ComponentProps<'button'>
type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

const dataOf = ({ look = 'brand', ground = 'plain', size = 'normal' }: Look) => ({
  'data-look': look,
  'data-ground': ground,
  'data-size': size,
})

/** A button; `type="button"` by default. */
export function Button({ look, ground, size, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.root, className)}
      {...dataOf({ look, ground, size })}
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, ground, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={clsx(styles.root, className)} {...dataOf({ look, ground, size })} {...rest}>
      {children}
    </Link>
  )
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  'aria-label': string
  ground?: Look['ground']
  /** Without a border, for bars. */
  bare?: boolean
}

/** A square button with one icon. */
export function IconButton({ ground, bare, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.square, className)}
      data-ground={ground ?? 'plain'}
      data-bare={bare || undefined}
      {...rest}
    />
  )
}
