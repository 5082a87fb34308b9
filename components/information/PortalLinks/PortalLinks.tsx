import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { School } from '@/content/types'
import { information } from '@/content/words/en/information'
import styles from './PortalLinks.module.scss'

type PortalLinksProps = Pick<School, 'portal' | 'appStores'>

/** Links to the parent portal: on the web, and in the two app stores. */
export function PortalLinks({ portal, appStores }: PortalLinksProps) {
  return (
    <ul className={styles.root} aria-label={information.portal.name}>
      <li>
        <ButtonLink href={portal.href}>
          <Icon name="sign-in" /> {information.portal.open}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink variant="outline" href={appStores.googlePlay}>
          <Icon name="google-play-logo-fill" /> {information.portal.googlePlay}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink variant="outline" href={appStores.appStore}>
          <Icon name="app-store-logo-fill" /> {information.portal.appStore}
        </ButtonLink>
      </li>
    </ul>
  )
}
