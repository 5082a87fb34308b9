import type { Autoplay } from '@/components/hooks/use-autoplay'
import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { media } from '@/content/words/en/media'
import styles from './PauseButton.module.scss'

type PauseButtonProps = {
  autoplay: Pick<Autoplay, 'allowed' | 'paused' | 'toggle'>
  /** Completes the name of the button: "the pictures" for "Pause the pictures". */
  subject: string
  surface?: 'plain' | 'deep'
  bare?: boolean
}

/** Pauses and resumes automatic movement. Hidden while nothing may move automatically. */
export function PauseButton({ autoplay, subject, surface, bare }: PauseButtonProps) {
  return (
    <IconButton
      className={styles.root}
      surface={surface}
      bare={bare}
      aria-label={autoplay.paused ? media.play(subject) : media.pause(subject)}
      hidden={!autoplay.allowed}
      onClick={autoplay.toggle}
      data-needs-script
    >
      <Icon name={autoplay.paused ? 'play-fill' : 'pause-fill'} />
    </IconButton>
  )
}
