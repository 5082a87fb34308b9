import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { FailedNote } from '@/components/ui/FailedNote/FailedNote'
import { Section } from '@/components/ui/Section/Section'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { feeds } from '@/content/words/en/feeds'
import { tabloid } from '@/content/words/en/tabloid'
import { lists } from '@/content/words/en/lists'
import type { ListResult } from '@/lib/content/types'
import { tabloidPath, type TabloidView } from '@/lib/records/tabloid-list'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { TabloidBrowser } from '../TabloidBrowser/TabloidBrowser.client'

type TabloidScreenProps = {
  frame: InformationPageProps
  list: ListResult<unknown>
  view: TabloidView
}

/** The School Tabloid (R-TABLOID-1): stories as cards, initially six. */
export function TabloidScreen({ frame: { page, breadcrumb }, list, view }: TabloidScreenProps) {
  return (
    <>
      <PageHead
        title={page.title}
        lead={page.lead}
        breadcrumb={breadcrumb}
        picture={page.picture}
        alt={page.alt}
        isLow
      />
      <Section tight interactive label={tabloid.stories}>
        <Stories list={list} view={view} />
        <FreshnessNote freshness={list} />
        <Subscribe
          text={feeds.subscribe}
          links={[{ href: '/tabloid.xml', label: feeds.tabloidFeed }]}
        />
      </Section>
    </>
  )
}

function Stories({ list, view }: Pick<TabloidScreenProps, 'list' | 'view'>) {
  if (list.source === 'none') {
    return (
      <FailedNote text={tabloid.failed(list.failure)}>
        <ButtonLink variant="outline" size="small" href={tabloidPath}>
          {lists.tryAgain}
        </ButtonLink>
      </FailedNote>
    )
  }
  if (view.total === 0) {
    return (
      <EmptyState text={tabloid.empty}>
        <ButtonLink variant="outline" size="small" href="/news">
          {tabloid.news}
        </ButtonLink>
      </EmptyState>
    )
  }
  return <TabloidBrowser view={view} />
}
