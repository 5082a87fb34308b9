import type { ComponentProps } from 'react'
import type { WhichClass } from '@/components/information/WhichClass/WhichClass'
import type {
  Album,
  Highlight,
  NewsItem,
  PopupNotice as Notice,
  ListResult,
  RegistrationLink,
  SchoolEvent,
  TabloidEntry,
} from '@/lib/content/types'
import type { AboutBlock } from '../AboutBlock/AboutBlock'
import type { EnquiryDialog } from '../EnquiryDialog/EnquiryDialog'
import type { EventsColumn } from '../EventsColumn/EventsColumn'
import type { GallerySection } from '../GallerySection/GallerySection'
import type { HeroSlider } from '../HeroSlider/HeroSlider'
import type { HighlightsTicker } from '../HighlightsTicker/HighlightsTicker'
import type { InfoTabs } from '../InfoTabs/InfoTabs'
import type { MessageCarousel } from '../MessageCarousel/MessageCarousel'
import type { MottoMission } from '../MottoMission/MottoMission'
import type { NewsColumn } from '../NewsColumn/NewsColumn'
import type { PopupNotice } from '../PopupNotice/PopupNotice'
import type { QuickTasks } from '../QuickTasks/QuickTasks'
import type { ResultPanels } from '../ResultPanels/ResultPanels'
import type { TabloidSection } from '../TabloidSection/TabloidSection'

type Hero = ComponentProps<typeof HeroSlider>
type WordsOf<Props> = Omit<Props, 'list' | 'today'>

/** The data of the home page: the words of each section, and the lists of the content service. */
export type HomeContent = {
  words: {
    banner: Omit<Hero, 'slides'>
    slides: Hero['slides']
    tasks: WordsOf<ComponentProps<typeof QuickTasks>>
    motto: ComponentProps<typeof MottoMission>['motto']
    mission: ComponentProps<typeof MottoMission>['mission']
    about: ComponentProps<typeof AboutBlock>
    tabs: ComponentProps<typeof InfoTabs>
    messages: ComponentProps<typeof MessageCarousel>
    results: ComponentProps<typeof ResultPanels>
    enquiry: ComponentProps<typeof EnquiryDialog>
    updates: {
      /** Accessible name of the section with news and events. */
      latest: string
      highlights: WordsOf<ComponentProps<typeof HighlightsTicker>>
      notice: ComponentProps<typeof PopupNotice>['words']
      news: WordsOf<ComponentProps<typeof NewsColumn>>
      events: WordsOf<ComponentProps<typeof EventsColumn>>
      tabloid: WordsOf<ComponentProps<typeof TabloidSection>>
      gallery: WordsOf<ComponentProps<typeof GallerySection>>
    }
  }
  lists: {
    highlights: ListResult<Highlight>
    news: ListResult<NewsItem>
    events: ListResult<SchoolEvent>
    albums: ListResult<Album>
    tabloid: ListResult<TabloidEntry>
    popups: ListResult<Notice>
    registrations: ListResult<RegistrationLink>
  }
  /** Time of rendering. */
  today: Date
  /** Whether the news and events come before the age tool. */
  isNewsFirst: boolean
  whichClass: ComponentProps<typeof WhichClass>
}
