import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Static } from '@/components/ui/Static/Static'
import { notFoundPath } from '@/content/words/en/not-found'
import { getModuleUrl } from '@/lib/browser/module-url'
import styles from './NotFoundNotice.module.scss'

/**
 * Says once which path was not found to a visitor who was redirected here, and names alternatives (R-ROUTE-9). The page
 * is static, so a short-lived cookie carries the path. The script, which knows all pages, loads only then.
 */
export function NotFoundNotice() {
  return (
    <div
      id="not-found"
      className={styles.region}
      role="status"
      tabIndex={-1}
      data-script={getModuleUrl('not-found-notice')}
    >
      <Static as="template" data-holds="not-found-line">
        <div id="not-found-line" className={styles.line}>
          <p className={styles.text}>
            <Icon name="info-fill" />
            <span>
              {notFoundPath.message} <bdi />
            </span>
          </p>
          <ul className={styles.links}>
            <li>
              {notFoundPath.closest} <a data-closest />
            </li>
            <li>
              <a data-search />
            </li>
            <li>
              <a href="/sitemap">{notFoundPath.siteMap}</a>
            </li>
          </ul>
          <IconButton bare aria-label={notFoundPath.close}>
            <Icon name="x-bold" />
          </IconButton>
        </div>
      </Static>
    </div>
  )
}
