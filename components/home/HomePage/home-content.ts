import type { ComponentProps } from 'react'
import type {
  Album,
  Highlight,
  NewsItem,
  PopupNotice as Notice,
  Reading,
  RegistrationLink,
  SchoolEvent,
  TabloidEntry,
} from '@/lib/content-service/types'
import type { ConsentNoticeProps } from '@/components/forms/ConsentNotice/ConsentNotice'
import type { AboutBlock } from '../AboutBlock/AboutBlock'
import type { EnquiryModal } from '../EnquiryModal/EnquiryModal.client'
import type { EventsColumn } from '../EventsColumn/EventsColumn'
import type { GallerySection } from '../GallerySection/GallerySection'
import type { HeroSlider } from '../HeroSlider/HeroSlider'
import type { HighlightsTicker } from '../HighlightsTicker/HighlightsTicker'
import type { InfoTabs } from '../InfoTabs/InfoTabs'
import type { MessageCarousel } from '../MessageCarousel/MessageCarousel'
import type { MottoMission } from '../MottoMission/MottoMission'
import type { NewsColumn } from '../NewsColumn/NewsColumn'
import type { PopupNotice } from '../PopupNotice/PopupNotice'
import type { RegistrationLinks } from '../RegistrationLinks/RegistrationLinks'
import type { ResultPanels } from '../ResultPanels/ResultPanels'
import type { TabloidSection } from '../TabloidSection/TabloidSection'
import type { TaskStrip } from '../TaskStrip/TaskStrip'

type Hero = ComponentProps<typeof HeroSlider>
type WordsOf<Props> = Omit<Props, 'reading'>

/** What the home page is made of: its words, each section's own, and what the content service has. */
export type HomeContent = {
  words: {
    banner: Omit<Hero, 'slides'>
    slides: Hero['slides']
    tasks: ComponentProps<typeof TaskStrip>['tasks']
    motto: ComponentProps<typeof MottoMission>['motto']
    mission: ComponentProps<typeof MottoMission>['mission']
    about: ComponentProps<typeof AboutBlock>
    tabs: ComponentProps<typeof InfoTabs>
    messages: ComponentProps<typeof MessageCarousel>
    results: ComponentProps<typeof ResultPanels>
    enquiry: Omit<ComponentProps<typeof EnquiryModal>, 'notice'> & { notice: ConsentNoticeProps }
    updates: {
      /** Names the band of news and events for screen readers. */
      latest: string
      highlights: WordsOf<ComponentProps<typeof HighlightsTicker>>
      registration: WordsOf<ComponentProps<typeof RegistrationLinks>>
      notice: ComponentProps<typeof PopupNotice>['words']
      news: WordsOf<ComponentProps<typeof NewsColumn>>
      events: WordsOf<ComponentProps<typeof EventsColumn>>
      tabloid: WordsOf<ComponentProps<typeof TabloidSection>>
      gallery: WordsOf<ComponentProps<typeof GallerySection>>
    }
  }
  readings: {
    highlights: Reading<Highlight>
    news: Reading<NewsItem>
    events: Reading<SchoolEvent>
    albums: Reading<Album>
    tabloid: Reading<TabloidEntry>
    popups: Reading<Notice>
    registrations: Reading<RegistrationLink>
  }
}
