import type { Autoplay } from '@/components/hooks/use-autoplay'
import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { PauseButton } from '../PauseButton/PauseButton'

type CarouselControlsProps = {
  autoplay: Autoplay
  /** What a slide shows, for the names of the buttons: "picture". */
  noun: string
  step: (delta: 1 | -1) => void
}

/** Previous, pause and next, on a dark ground. */
export function CarouselControls({ autoplay, noun, step }: CarouselControlsProps) {
  return (
    <>
      <IconButton
        surface="deep"
        aria-label={`Previous ${noun}`}
        onClick={() => step(-1)}
        data-needs-script
      >
        <Icon name="caret-left-bold" />
      </IconButton>
      <PauseButton autoplay={autoplay} subject={`the ${noun}s`} surface="deep" />
      <IconButton
        surface="deep"
        aria-label={`Next ${noun}`}
        onClick={() => step(1)}
        data-needs-script
      >
        <Icon name="caret-right-bold" />
      </IconButton>
    </>
  )
}
