import { WhichClass } from '@/components/information/WhichClass/WhichClass'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import { Section } from '@/components/ui/Section/Section'
import { Static } from '@/components/ui/Static/Static'
import { AboutBlock } from '../AboutBlock/AboutBlock'
import { EnquiryDialog } from '../EnquiryDialog/EnquiryDialog'
import { EventsColumn } from '../EventsColumn/EventsColumn'
import { GallerySection } from '../GallerySection/GallerySection'
import { HeroSlider } from '../HeroSlider/HeroSlider'
import { HighlightsTicker } from '../HighlightsTicker/HighlightsTicker'
import { InfoTabs } from '../InfoTabs/InfoTabs'
import { MessageCarousel } from '../MessageCarousel/MessageCarousel'
import { MottoMission } from '../MottoMission/MottoMission'
import { NewsColumn } from '../NewsColumn/NewsColumn'
import { NotFoundNotice } from '../NotFoundNotice/NotFoundNotice'
import { PopupNotice } from '../PopupNotice/PopupNotice'
import { QuickTasks } from '../QuickTasks/QuickTasks'
import { ResultPanels } from '../ResultPanels/ResultPanels'
import { TabloidSection } from '../TabloidSection/TabloidSection'
import styles from './HomePage.module.scss'
import type { HomeContent } from './home-content'

/** The home page (R-HOME-1 to R-HOME-17), section by section. Its script is plain: it needs no React in the browser. */
export function HomePage({ words, lists, today, isNewsFirst, whichClass }: HomeContent) {
  const { updates } = words
  const latest = (
    <Section label={updates.latest} className={styles.latest}>
      <div className={styles.columns}>
        <NewsColumn list={lists.news} {...updates.news} />
        <EventsColumn list={lists.events} today={today} {...updates.events} />
      </div>
    </Section>
  )
  return (
    // Static: in development React hydrates every page, and must not see what the script has changed before.
    <Static>
      <NoClientScript />
      <HeroSlider {...words.banner} slides={words.slides} notice={<NotFoundNotice />} />
      <HighlightsTicker list={lists.highlights} {...updates.highlights} />
      <QuickTasks list={lists.registrations} {...words.tasks} />
      {isNewsFirst && latest}
      <Section className={styles.tool}>
        <WhichClass {...whichClass} />
      </Section>
      {!isNewsFirst && latest}
      <PopupNotice list={lists.popups} words={updates.notice} />
      <MottoMission motto={words.motto} mission={words.mission} />
      <AboutBlock {...words.about} />
      <InfoTabs {...words.tabs} />
      <MessageCarousel {...words.messages} />
      <ResultPanels {...words.results} />
      <TabloidSection list={lists.tabloid} {...updates.tabloid} />
      <GallerySection list={lists.albums} {...updates.gallery} />
      <EnquiryDialog {...words.enquiry} />
      <BrowserScript name="home-page" />
    </Static>
  )
}
