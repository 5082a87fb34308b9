import type { IconName } from '@/components/ui/Icon/icons'
import { Section } from '@/components/ui/Section/Section'
import { MoreLink, SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { Static } from '@/components/ui/Static/Static'
import type { PictureData } from '@/lib/pictures/files'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './InfoTabs.module.scss'
import { TabSet } from './TabSet.client'

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
  more: { label: string; href: string }
  tabs: readonly InfoTab[]
}

/** The six information tabs of the home page (R-HOME-5). */
export function InfoTabs({ heading, more, tabs }: InfoTabsProps) {
  return (
    <Section surface="soft" labelledBy="info" interactive>
      <SectionHead id="info" title={heading} more={more} />
      <TabSet
        label={heading}
        tabs={tabs.map(({ id, icon, label, picture, ...content }) => ({
          id,
          icon,
          label,
          picture,
          panel: <Panel label={label} {...content} />,
        }))}
      />
    </Section>
  )
}

function Panel({ label, text, points, more }: Omit<InfoTab, 'id' | 'icon' | 'picture'>) {
  return (
    <Static className={styles.text}>
      <h3>{label}</h3>
      <p>{keepNamesUnbroken(text)}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <MoreLink {...more} />
    </Static>
  )
}
