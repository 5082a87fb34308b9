'use client'

import { useId, useState } from 'react'
import { shareCopy } from '@/content/microcopy/share'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button, ButtonLink } from '../Button/Button'
import { Icon } from '../Icon/Icon'
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
  const id = useId()
  const hydrated = useHydrated()
  const [status, setStatus] = useState('')
  const canShare = hydrated && typeof navigator.share === 'function'

  async function share() {
    setStatus('')
    try {
      if (canShare) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setStatus(shareCopy.copied)
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') setStatus(shareCopy.failed)
    }
  }

  return (
    <div className={styles.root} role="group" aria-labelledby={id}>
      <h2 id={id}>{shareCopy.heading}</h2>
      <p className={styles.actions}>
        <ButtonLink
          variant="outline"
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        >
          <Icon name="whatsapp-logo" />
          {shareCopy.whatsApp}
        </ButtonLink>
        <Button
          variant="outline"
          onClick={share}
          data-needs-script
          data-waiting={!hydrated || undefined}
        >
          <Icon name={canShare ? 'share-network' : 'link'} />
          {canShare ? shareCopy.share : shareCopy.copy}
        </Button>
      </p>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  )
}
