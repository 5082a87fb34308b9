import type { Autoplay } from '@/components/hooks/use-autoplay'
import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './PauseButton.module.scss'

type PauseButtonProps = {
  autoplay: Pick<Autoplay, 'allowed' | 'paused' | 'toggle'>
  /** What moves, for the name of the button: "the pictures" gives "Pause the pictures". */
  what: string
  ground?: 'plain' | 'deep'
  bare?: boolean
}

/** Pauses what moves by itself, and lets it move again. Absent where nothing moves by itself. */
export function PauseButton({ autoplay, what, ground, bare }: PauseButtonProps) {
  return (
    <IconButton
      className={styles.root}
      ground={ground}
      bare={bare}
      aria-label={`${autoplay.paused ? 'Play' : 'Pause'} ${what}`}
      hidden={!autoplay.allowed}
      onClick={autoplay.toggle}
      data-needs-script
    >
      <Icon name={autoplay.paused ? 'play-fill' : 'pause-fill'} />
    </IconButton>
  )
}
