import { Picture } from '@/components/media/Picture/Picture'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { Section } from '@/components/ui/Section/Section'
import { MoreLink, SectionHead } from '@/components/ui/SectionHead/SectionHead'
import type { PictureData } from '@/lib/pictures/files'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './InfoTabs.module.scss'

type InfoTab = {
  id: string
  icon: IconName
  label: string
  picture: PictureData
  text: string
  points: readonly string[]
  more: { label: string; href: string }
}

type InfoTabsProps = {
  heading: string
  tabs: readonly InfoTab[]
}

/**
 * The six information tabs of the home page (R-HOME-5). All panels are in the HTML, and a hidden one loads no picture.
 * Without script there are no tabs, and all panels are shown.
 */
export function InfoTabs({ heading, tabs }: InfoTabsProps) {
  return (
    <Section surface="soft" labelledBy="info">
      <SectionHead id="info" title={heading} />
      <div className={styles.infoTabs}>
        <div
          className={styles.list}
          role="tablist"
          aria-label={heading}
          aria-orientation="horizontal"
          data-needs-script
        >
          {tabs.map(({ id, icon, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              <Icon name={icon} />
              {label}
            </button>
          ))}
        </div>
        {tabs.map((tab, index) => (
          <Panel key={tab.id} {...tab} isOpen={index === 0} />
        ))}
      </div>
    </Section>
  )
}

type PanelProps = Omit<InfoTab, 'icon'> & { isOpen: boolean }

function Panel({ id, label, picture, text, points, more, isOpen }: PanelProps) {
  return (
    <div
      className={styles.panel}
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      tabIndex={0}
      data-open={isOpen || undefined}
    >
      <Picture picture={picture} sizes="(min-width: 60em) 32rem, (min-width: 40em) 91vw, 10rem" />
      <div className={styles.text}>
        <h3>{label}</h3>
        <p>{keepNamesUnbroken(text)}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <MoreLink {...more} />
      </div>
    </div>
  )
}
