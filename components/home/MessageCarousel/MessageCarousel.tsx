import { Section } from '@/components/ui/Section/Section'
import { type Message, MessageStrip } from './MessageStrip.client'

type MessageCarouselProps = {
  heading: string
  /** Link to the mission and vision. */
  more: { label: string; href: string }
  /** Text of the link to the full message. */
  read: string
  messages: readonly Message[]
}

/** Messages of the school's officers, one at a time (R-HOME-8). */
export function MessageCarousel(props: MessageCarouselProps) {
  return (
    <Section surface="deep" labelledBy="messages" interactive>
      <MessageStrip id="messages" {...props} />
    </Section>
  )
}
