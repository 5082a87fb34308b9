import type { Autoplay } from '@/components/hooks/use-autoplay'
import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { media } from '@/content/words/en/media'
import { PauseButton } from '../PauseButton/PauseButton'

type CarouselControlsProps = {
  autoplay: Autoplay
  /** Name of a slide's content for the names of the buttons: "picture". */
  noun: string
  step: (delta: 1 | -1) => void
}

/** Previous, pause and next buttons, on a dark background. */
export function CarouselControls({ autoplay, noun, step }: CarouselControlsProps) {
  return (
    <>
      <IconButton
        surface="deep"
        aria-label={media.previous(noun)}
        onClick={() => step(-1)}
        data-needs-script
      >
        <Icon name="caret-left-bold" />
      </IconButton>
      <PauseButton autoplay={autoplay} subject={media.all(noun)} surface="deep" />
      <IconButton
        surface="deep"
        aria-label={media.next(noun)}
        onClick={() => step(1)}
        data-needs-script
      >
        <Icon name="caret-right-bold" />
      </IconButton>
    </>
  )
}
