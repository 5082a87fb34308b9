import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { Link } from '@/components/ui/Link/Link'
import { Section } from '@/components/ui/Section/Section'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import type { House } from '@/components/ui/house'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './ResultPanels.module.scss'

type ResultPanel = {
  /** The percentage in the laurel, with which the text begins. Without one the laurel contains a certificate. */
  mark?: string
  house: House
  title: string
  text: string
  href: string
  /** Its last line, if it differs from that of the others. */
  more?: string
}

type Link = { label: string; href: string }

type ResultPanelsProps = {
  heading: string
  panels: readonly ResultPanel[]
  /** Last line of each panel. */
  more: string
  film: Link
  socialPage: Link
}

/** The topper panels (R-HOME-9) as three house flags, and links to the school's film and social page. */
export function ResultPanels({ heading, panels, more, film, socialPage }: ResultPanelsProps) {
  return (
    <Section labelledBy="results">
      <SectionHead id="results" title={heading} />
      <ul className={styles.panels}>
        {panels.map((panel) => (
          <li key={panel.href} className={styles.panel} data-house={panel.house}>
            <Flag more={more} {...panel} />
          </li>
        ))}
      </ul>
      <ul className={styles.links}>
        <ExternalLink {...film} icon="video-camera-duotone" />
        <ExternalLink {...socialPage} icon="facebook-logo" />
      </ul>
    </Section>
  )
}

function Flag({ mark, title, text, href, more }: ResultPanel & { more: string }) {
  return (
    <div className={styles.flag}>
      <h3>
        <a href={href}>{keepNamesUnbroken(title)}</a>
      </h3>
      <p className={styles.text}>
        <b className={styles.laurel}>{mark ?? <Icon name="certificate-duotone" />}</b>{' '}
        <span>{keepNamesUnbroken(text)}</span>
      </p>
      <span className={styles.more} aria-hidden="true" data-mark="more">
        {more}
      </span>
    </div>
  )
}

function ExternalLink({ label, href, icon }: Link & { icon: IconName }) {
  return (
    <li>
      <Link className={styles.link} href={href}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  )
}
