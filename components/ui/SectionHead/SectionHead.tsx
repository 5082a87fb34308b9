import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { Link } from '../Link/Link'
import styles from './SectionHead.module.scss'

type SectionHeadProps = {
  id?: string
  title: string
  lead?: string
  /** Link on the right, such as "All news". */
  more?: { label: string; href: string }
  /** Controls on the right, such as the buttons of a carousel. */
  children?: React.ReactNode
}

/** Heading of a section: a short tartan band, the title, and one link. */
export function SectionHead({ id, title, lead, more, children }: SectionHeadProps) {
  const link = more && <MoreLink {...more} />
  return (
    <div className={styles.sectionHead}>
      <h2 id={id}>{keepNamesUnbroken(title)}</h2>
      {lead && <p>{keepNamesUnbroken(lead)}</p>}
      {children ? (
        <div className={styles.actions}>
          {link}
          {children}
        </div>
      ) : (
        link
      )}
    </div>
  )
}

type MoreLinkProps = { label: string; href: string }

/** A link with an arrow. */
export function MoreLink({ label, href }: MoreLinkProps) {
  return (
    <Link className={styles.more} href={href} data-mark="more">
      {label}
    </Link>
  )
}
