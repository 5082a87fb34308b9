import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { media } from '@/content/words/en/media'
import styles from './PauseButton.module.scss'

type PauseButtonProps = {
  /** Completes the name of the button: "the pictures" for "Pause the pictures". */
  subject: string
  surface?: 'plain' | 'deep'
  bare?: boolean
  /** There is nothing to move at first. */
  hidden?: boolean
}

/** Pauses and resumes automatic movement (`components/media/autoplay.browser.ts`). Hidden while nothing may move. */
export function PauseButton({ subject, surface, bare, hidden }: PauseButtonProps) {
  return (
    <IconButton
      className={styles.root}
      surface={surface}
      bare={bare}
      aria-label={media.pause(subject)}
      hidden={hidden}
      data-pause={subject}
      data-needs-script
    >
      <Icon name="pause-fill" />
    </IconButton>
  )
}
