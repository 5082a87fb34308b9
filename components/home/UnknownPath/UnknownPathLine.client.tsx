'use client'

import { IconButton } from '@/components/content/Button/Button'
import { Icon } from '@/components/content/Icon/Icon'
import { searchCopy } from '@/content/microcopy/search'
import { unknownPathCopy } from '@/content/microcopy/unknown-path'
import { scriptOf } from '@/lib/rich-text/script-of'
import { closestPage } from '@/lib/routing/closest-page'
import { wordsOf } from '@/lib/routing/unknown-path'
import { searchHref } from '@/lib/search/parameters'
import styles from './UnknownPath.module.scss'

export type UnknownPathLineProps = { path: string; onClose: () => void }

const words = unknownPathCopy
/** So much of a path's words is searched for; more would say no more, and the line is short. */
const longestWords = 40

/** The line itself: which path was not found, and the ways on (R-ROUTE-9). Escape closes it, too. */
export function UnknownPathLine({ path, onClose }: UnknownPathLineProps) {
  const closest = closestPage(path)
  const wanted = [...wordsOf(path)].slice(0, longestWords).join('')
  return (
    <div className={styles.line} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <p className={styles.text}>
        <Icon name="info-fill" />
        <span>
          {words.told} <bdi lang={scriptOf(path)}>{path}</bdi>
        </span>
      </p>
      <ul className={styles.ways}>
        {closest && (
          <li>
            {words.closest} <a href={closest.path}>{closest.label}</a>
          </li>
        )}
        <li>
          <a href={searchHref({ query: wanted, kind: 'all' })}>
            {wanted ? words.search(wanted) : searchCopy.name}
          </a>
        </li>
        <li>
          <a href="/sitemap">{words.siteMap}</a>
        </li>
      </ul>
      <IconButton bare aria-label={words.close} onClick={onClose}>
        <Icon name="x-bold" />
      </IconButton>
    </div>
  )
}
