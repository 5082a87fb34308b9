import clsx from 'clsx'
import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import { Link } from '../Link/Link'
import styles from './Button.module.scss'

type ButtonStyle = {
  /** `cta` is the primary action (enquire, submit); `outline` has only a border. */
  variant?: 'brand' | 'cta' | 'outline'
  /** `deep`: on a dark background. */
  surface?: 'plain' | 'deep'
  size?: 'normal' | 'small'
}

type ButtonProps = ButtonStyle & ComponentProps<'button'>
type ButtonLinkProps = ButtonStyle & ComponentProps<typeof Link>

const getDataAttributes = ({
  variant = 'brand',
  surface = 'plain',
  size = 'normal',
}: ButtonStyle) => ({
  'data-variant': variant,
  'data-surface': surface,
  'data-size': size,
})

/** A button; `type="button"` by default. */
export function Button({
  variant,
  surface,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.button, className)}
      {...getDataAttributes({ variant, surface, size })}
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  surface,
  size,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      className={clsx(styles.button, className)}
      {...getDataAttributes({ variant, surface, size })}
      {...rest}
    >
      {children}
    </Link>
  )
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  'aria-label': string
  surface?: ButtonStyle['surface']
  /** Without a border, for bars. */
  bare?: boolean
}

/** A square button with one icon. */
export function IconButton({
  surface,
  bare,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.square, className)}
      data-surface={surface ?? 'plain'}
      data-bare={bare || undefined}
      {...rest}
    />
  )
}
