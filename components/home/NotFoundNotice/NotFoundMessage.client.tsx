'use client'

import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { notFoundPath } from '@/content/words/en/not-found'
import { search } from '@/content/words/en/search'
import { detectScript } from '@/lib/rich-text/detect-script'
import { findClosestPage } from '@/lib/routing/closest-page'
import { toWords } from '@/lib/routing/not-found-path'
import { searchHref } from '@/lib/search/parameters'
import styles from './NotFoundNotice.module.scss'

export type NotFoundMessageProps = { path: string; onClose: () => void }

/** Limit for the search query, which is shown on one short line. */
const maxQueryLength = 40

/** Shows the path that was not found, and alternatives (R-ROUTE-9). Escape closes it, too. */
export function NotFoundMessage({ path, onClose }: NotFoundMessageProps) {
  const closest = findClosestPage(path)
  const query = [...toWords(path)].slice(0, maxQueryLength).join('')
  return (
    <div className={styles.line} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <p className={styles.text}>
        <Icon name="info-fill" />
        <span>
          {notFoundPath.message} <bdi lang={detectScript(path)}>{path}</bdi>
        </span>
      </p>
      <ul className={styles.links}>
        {closest && (
          <li>
            {notFoundPath.closest} <a href={closest.path}>{closest.label}</a>
          </li>
        )}
        <li>
          <a href={searchHref({ query, kind: 'all' })}>
            {query ? notFoundPath.search(query) : search.name}
          </a>
        </li>
        <li>
          <a href="/sitemap">{notFoundPath.siteMap}</a>
        </li>
      </ul>
      <IconButton bare aria-label={notFoundPath.close} onClick={onClose}>
        <Icon name="x-bold" />
      </IconButton>
    </div>
  )
}
