import { Icon } from '@/components/ui/Icon/Icon'
import { Static } from '@/components/ui/Static/Static'
import type { FrameProps } from '../frame'
import { Brand } from '../Brand/Brand'
import { Drawer, drawerId } from '../Drawer/Drawer'
import { HeaderSearch } from '../HeaderSearch/HeaderSearch'
import { TopBar } from '../TopBar/TopBar'
import styles from './Header.module.scss'

/**
 * Top bar and header of every page (R-LAYOUT-4, R-LAYOUT-6). Its script fixes the bar after 100 px of scroll;
 * the box around it reserves its space. Without JavaScript the bar is sticky.
 */
export function Header({ frame }: FrameProps) {
  const { school, words, links } = frame
  return (
    <Static as="header" className={styles.header}>
      <TopBar frame={frame} />
      <div className={styles.space}>
        <div className={styles.bar} data-header>
          <div className={styles.wrap}>
            <Brand name={school.name} line={school.tagline} home={links.home} />
            <Drawer frame={frame} />
            <HeaderSearch popularPages={links.popular} words={words.search} />
            <button className={styles.menu} type="button" popoverTarget={drawerId}>
              <Icon name="list-bold" />
              {words.layout.menu}
            </button>
          </div>
        </div>
      </div>
    </Static>
  )
}
