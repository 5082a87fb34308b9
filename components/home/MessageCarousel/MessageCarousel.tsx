import { Section } from '@/components/ui/Section/Section'
import { type Message, MessageStrip } from './MessageStrip.client'

type MessageCarouselProps = {
  heading: string
  /** Where the mission and vision stand. */
  more: { label: string; href: string }
  /** Words of the link to the whole message. */
  read: string
  messages: readonly Message[]
}

/** Messages of the school's officers, one at a time (R-HOME-8). */
export function MessageCarousel(props: MessageCarouselProps) {
  return (
    <Section ground="deep" labelledBy="messages">
      <MessageStrip id="messages" {...props} />
    </Section>
  )
}
