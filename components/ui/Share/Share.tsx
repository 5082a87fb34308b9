import { share } from '@/content/words/en/share'
import { BrowserScript } from '../BrowserScript/BrowserScript'
import { Button, ButtonLink } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { Static } from '../Static/Static'
import styles from './Share.module.scss'

export type ShareProps = {
  /** Title of the shared page. */
  title: string
  /** Absolute URL. */
  url: string
}

/**
 * Shares a page (R-SHARE-1): a WhatsApp link, which works without script, and the share sheet of the device. Without
 * a share sheet, a button copies the link.
 */
export function Share({ title, url }: ShareProps) {
  return (
    <Static
      className={styles.share}
      role="group"
      aria-labelledby="share"
      data-share={url}
      data-title={title}
    >
      <h2 id="share">{share.heading}</h2>
      <p className={styles.actions}>
        <ButtonLink
          variant="outline"
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        >
          <Icon name="whatsapp-logo" />
          {share.whatsApp}
        </ButtonLink>
        <Button variant="outline" hidden data-does="share">
          <Icon name="share-network" />
          {share.share}
        </Button>
        <Button variant="outline" data-needs-script data-waiting data-does="copy">
          <Icon name="link" />
          {share.copy}
        </Button>
      </p>
      <p className={styles.status} role="status" />
      <BrowserScript name="share" />
    </Static>
  )
}
