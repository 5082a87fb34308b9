import clsx from 'clsx'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { SocialLink } from '@/content/types'
import styles from './SocialLinks.module.scss'

type SocialLinksProps = {
  links: readonly SocialLink[]
  /** `squares` have a border on wide screens, for dark backgrounds. */
  variant?: 'plain' | 'squares'
  newTab: string
  className?: string
}

/** The school's pages on social sites, as brand marks. */
export function SocialLinks({ links, newTab, variant = 'plain', className }: SocialLinksProps) {
  return (
    <ul className={clsx(styles.root, className)} data-variant={variant}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <Link href={href} aria-label={label} newTab={newTab}>
            <Icon name={`${icon}-logo`} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
