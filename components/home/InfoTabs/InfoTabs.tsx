import { Section } from '@/components/ui/Section/Section'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { type InfoTab, TabSet } from './TabSet.client'

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
      <TabSet label={heading} tabs={tabs} />
    </Section>
  )
}
