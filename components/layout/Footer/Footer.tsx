import { HillLine } from '@/components/ui/HillLine/HillLine'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { TartanBand } from '@/components/ui/TartanBand/TartanBand'
import { deferredLayout } from '@/components/ui/deferred-layout'
import { postalLine } from '@/components/ui/postal-line'
import type { School } from '@/content/types'
import type { NavLink } from '@/lib/routing/routes'
import { Brand } from '../Brand/Brand'
import { FooterMap } from '../FooterMap/FooterMap'
import { LocalName } from '../LocalName/LocalName'
import { SocialLinks } from '../SocialLinks/SocialLinks'
import styles from './Footer.module.scss'

type FooterProps = {
  school: School
  /** The quick links of R-LAYOUT-8. */
  quickLinks: NavLink[]
  /** Pages next to the portal and the blog. */
  forParents: NavLink[]
  /** Legal links next to the copyright line. */
  smallPrint: NavLink[]
}

/** Footer of every page (R-LAYOUT-8). */
export function Footer({ school, quickLinks, forParents, smallPrint }: FooterProps) {
  return (
    <footer className={styles.root}>
      <HillLine surface="deep" className={styles.hills} />
      <div className={styles.columns} {...deferredLayout}>
        <Address school={school} />
        <nav aria-label="Footer">
          <h2>Quick links</h2>
          <ul className={styles.links}>
            {quickLinks.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ForParents school={school} pages={forParents} />
        <FooterMap school={school} />
      </div>
      <TartanBand />
      <div className={styles.base}>
        <p>
          © {school.copyrightYears} {school.name}
        </p>
        <ul className={styles.smallPrint}>
          {smallPrint.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function Address({ school }: { school: School }) {
  const { localName, phones, emails, social } = school
  return (
    <div className={styles.address}>
      <Brand name={school.name} line={<LocalName {...localName} />} surface="deep" />
      <address>
        <ul className={styles.links}>
          <li>
            <Link href={school.map.directions}>
              <Icon name="map-pin" /> {postalLine(school)}
            </Link>
          </li>
          <li className={styles.numbers}>
            {phones.map(({ printed, dialled }) => (
              <a key={dialled} href={`tel:${dialled}`}>
                <Icon name="phone" /> {printed}
              </a>
            ))}
          </li>
          <li>
            <a href={`mailto:${emails.office}`}>
              <Icon name="envelope-simple" /> {emails.office}
            </a>
          </li>
        </ul>
      </address>
      <SocialLinks links={social} variant="squares" className={styles.social} />
    </div>
  )
}

function ForParents({ school, pages }: { school: School; pages: NavLink[] }) {
  const stores = [
    {
      href: school.appStores.googlePlay,
      icon: 'google-play-logo-fill',
      small: 'Get it on',
      name: 'Google Play',
    },
    {
      href: school.appStores.appStore,
      icon: 'app-store-logo-fill',
      small: 'Download on the',
      name: 'App Store',
    },
  ] as const
  return (
    <div>
      <h2>For parents</h2>
      <ul className={styles.links}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        {[school.portal, school.blog].map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <ul className={styles.stores}>
        {stores.map(({ href, icon, small, name }) => (
          <li key={href}>
            <Link href={href}>
              <Icon name={icon} />
              <span>
                <small>{small}</small> {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
