import { Icon } from '@/components/ui/Icon/Icon'
import type { School } from '@/content/types'
import type { NavEntry, NavLink } from '@/lib/routing/routes'
import { Brand } from '../Brand/Brand'
import { drawerId } from '../Drawer/Drawer'
import { HeaderSearch } from '../HeaderSearch/HeaderSearch'
import { MainNav } from '../MainNav/MainNav'
import { TopBar } from '../TopBar/TopBar'
import styles from './Header.module.scss'

type HeaderProps = {
  school: School
  entries: NavEntry[]
  /** Shown in the search panel. */
  popularPages: readonly NavLink[]
}

/**
 * Top bar and header of every page (R-LAYOUT-4, R-LAYOUT-6). `public/enhance.js` fixes the bar after 100 px of scroll;
 * the box around it reserves its space. Without JavaScript the bar is sticky.
 */
export function Header({ school, entries, popularPages }: HeaderProps) {
  return (
    <header className={styles.root}>
      <TopBar school={school} />
      <div className={styles.space}>
        <div className={styles.bar} data-header>
          <div className={styles.wrap}>
            <Brand name={school.name} line={school.tagline} />
            <MainNav entries={entries} />
            <HeaderSearch popularPages={popularPages} />
            <button
              className={styles.menu}
              type="button"
              popoverTarget={drawerId}
              suppressHydrationWarning
            >
              <Icon name="list-bold" />
              Menu
            </button>
          </div>
        </div>
      </div>
    </header>
  )
}
