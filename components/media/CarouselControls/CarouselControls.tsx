import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { media } from '@/content/words/en/media'
import { PauseButton } from '../PauseButton/PauseButton'

type CarouselControlsProps = {
  /** Name of a slide's content for the names of the buttons: "picture". */
  noun: string
}

/** Previous, pause and next buttons, on a dark background. */
export function CarouselControls({ noun }: CarouselControlsProps) {
  return (
    <>
      <IconButton surface="deep" aria-label={media.previous(noun)} data-step="-1" data-needs-script>
        <Icon name="caret-left-bold" />
      </IconButton>
      <PauseButton subject={media.all(noun)} surface="deep" />
      <IconButton surface="deep" aria-label={media.next(noun)} data-step="1" data-needs-script>
        <Icon name="caret-right-bold" />
      </IconButton>
    </>
  )
}
