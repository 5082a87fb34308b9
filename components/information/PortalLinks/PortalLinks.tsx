import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { School } from '@/content/types'
import styles from './PortalLinks.module.scss'

type PortalLinksProps = Pick<School, 'portal' | 'appStores'>

/** Links to the parent portal: on the web, and in the two app stores. */
export function PortalLinks({ portal, appStores }: PortalLinksProps) {
  return (
    <ul className={styles.root} aria-label="The parent portal">
      <li>
        <ButtonLink href={portal.href}>
          <Icon name="sign-in" /> Open the portal
        </ButtonLink>
      </li>
      <li>
        <ButtonLink variant="outline" href={appStores.googlePlay}>
          <Icon name="google-play-logo-fill" /> Google Play
        </ButtonLink>
      </li>
      <li>
        <ButtonLink variant="outline" href={appStores.appStore}>
          <Icon name="app-store-logo-fill" /> App Store
        </ButtonLink>
      </li>
    </ul>
  )
}
