import { HillLine } from '@/components/ui/HillLine/HillLine'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Static } from '@/components/ui/Static/Static'
import { TartanBand } from '@/components/ui/TartanBand/TartanBand'
import { deferredLayout } from '@/components/ui/deferred-layout'
import { postalLine } from '@/components/ui/postal-line'
import { information } from '@/content/words/en/information'
import { Brand } from '../Brand/Brand'
import { detectScript } from '@/lib/rich-text/detect-script'
import type { Frame, FrameProps } from '../frame'
import { FooterMap } from '../FooterMap/FooterMap'
import { DrawnName } from '../DrawnName/DrawnName'
import { SocialLinks } from '../SocialLinks/SocialLinks'
import styles from './Footer.module.scss'

/** Footer of every page (R-LAYOUT-8). */
export function Footer({ frame }: FrameProps) {
  const { school, links } = frame
  const words = frame.words.layout.footer
  return (
    <Static as="footer" className={styles.footer}>
      <HillLine surface="deep" className={styles.hills} />
      <div className={styles.columns} {...deferredLayout}>
        <Address frame={frame} />
        <nav className={styles.quick} aria-label={words.name}>
          <h2>{words.quickLinks}</h2>
          <ul className={styles.links}>
            {links.quick.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ForParents frame={frame} />
        <FooterMap school={school} words={frame.words.layout} compact />
      </div>
      <TartanBand />
      <div className={styles.base}>
        <p>
          © {school.copyrightYears} {school.name}
        </p>
        <ul className={styles.smallPrint}>
          {links.smallPrint.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Static>
  )
}

function Address({ frame: { school, links, words } }: { frame: Frame }) {
  const { newTab } = words.layout
  const { localName, phones, emails, social } = school
  return (
    <div className={styles.address}>
      <Brand
        name={school.name}
        line={detectScript(school.name) ? school.tagline : <DrawnName {...localName} />}
        home={links.home}
        surface="deep"
      />
      <address>
        <ul className={styles.links}>
          <li>
            <Link href={school.map.directions} newTab={newTab}>
              <Icon name="map-pin" /> {postalLine(school, words.layout)}
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
      <SocialLinks links={social} newTab={newTab} variant="squares" className={styles.social} />
    </div>
  )
}

function ForParents({ frame: { school, links, words } }: { frame: Frame }) {
  const { footer, newTab } = words.layout
  const stores = [
    {
      href: school.appStores.googlePlay,
      icon: 'google-play-logo-fill',
      small: footer.getItOn,
      name: information.portal.googlePlay,
    },
    {
      href: school.appStores.appStore,
      icon: 'app-store-logo-fill',
      small: footer.downloadOn,
      name: information.portal.appStore,
    },
  ] as const
  return (
    <div className={styles.parents}>
      <h2>{footer.forParents}</h2>
      <ul className={styles.links}>
        {links.forParents.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        {[...links.blogs, school.portal].map(({ href, label }) => (
          <li key={href}>
            <Link href={href} newTab={newTab}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.stores}>
        {stores.map(({ href, icon, small, name }) => (
          <li key={href}>
            <Link href={href} newTab={newTab}>
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
