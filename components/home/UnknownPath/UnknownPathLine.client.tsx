'use client'

import { IconButton } from '@/components/content/Button/Button'
import { Icon } from '@/components/content/Icon/Icon'
import { unknownPathCopy } from '@/content/microcopy/unknown-path'
import { scriptOf } from '@/lib/rich-text/script-of'
import { closestPage } from '@/lib/routing/closest-page'
import styles from './UnknownPath.module.scss'

export type UnknownPathLineProps = { path: string; onClose: () => void }

const words = unknownPathCopy

/** The line itself: which path was not found, and the ways on (decisions B8). Escape closes it, too. */
export function UnknownPathLine({ path, onClose }: UnknownPathLineProps) {
  const closest = closestPage(path)
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
          <a href="/sitemap">{words.siteMap}</a>
        </li>
      </ul>
      <IconButton bare aria-label={words.close} onClick={onClose}>
        <Icon name="x-bold" />
      </IconButton>
    </div>
  )
}
