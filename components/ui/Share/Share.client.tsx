'use client'

import { useId, useState } from 'react'
import { shareCopy } from '@/content/microcopy/share'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button, ButtonLink } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import styles from './Share.module.scss'

export type ShareProps = {
  /** What is shared, in a few words. */
  title: string
  /** Absolute address. */
  url: string
}

/**
 * Ways to pass a page on (R-SHARE-1): WhatsApp, which is a link and works without script, and beside it the
 * device's own share sheet where there is one, else a button that copies the link.
 */
export function Share({ title, url }: ShareProps) {
  const id = useId()
  const hydrated = useHydrated()
  const [said, setSaid] = useState('')
  const canShare = hydrated && typeof navigator.share === 'function'

  async function passOn() {
    setSaid('')
    try {
      if (canShare) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setSaid(shareCopy.copied)
    } catch (error) {
      // Closing the share sheet is no failure.
      if ((error as Error).name !== 'AbortError') setSaid(shareCopy.failed)
    }
  }

  return (
    <div className={styles.root} role="group" aria-labelledby={id}>
      <h2 id={id}>{shareCopy.heading}</h2>
      <p className={styles.ways}>
        <ButtonLink
          look="line"
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        >
          <Icon name="whatsapp-logo" />
          {shareCopy.whatsApp}
        </ButtonLink>
        <Button
          look="line"
          onClick={passOn}
          data-needs-script
          data-waiting={!hydrated || undefined}
        >
          <Icon name={canShare ? 'share-network' : 'link'} />
          {canShare ? shareCopy.share : shareCopy.copy}
        </Button>
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  )
}
