import { ButtonLink } from '@/components/content/Button/Button'
import type { InformationPageProps } from '@/components/content/InformationPage/InformationPage'
import { Section } from '@/components/content/Section/Section'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { microcopy } from '@/content/microcopy'
import { tabloidCopy } from '@/content/microcopy/tabloid'
import type { Reading } from '@/lib/content-service/types'
import { tabloidPath, type TabloidView } from '@/lib/updates/tabloid-list'
import { EmptyState } from '../EmptyState/EmptyState'
import { FailedNote } from '../FailedNote/FailedNote'
import { LastRead } from '../LastRead/LastRead'
import { Subscribe } from '../Subscribe/Subscribe'
import { TabloidBrowser } from '../TabloidBrowser/TabloidBrowser.client'

type TabloidScreenProps = {
  frame: InformationPageProps
  reading: Reading<unknown>
  view: TabloidView
}

/** The School Tabloid (R-TABLOID-1): its stories as cards, six at first. */
export function TabloidScreen({ frame: { page, breadcrumb }, reading, view }: TabloidScreenProps) {
  return (
    <>
      <PageHead
        title={page.title}
        lead={page.lead}
        breadcrumb={breadcrumb}
        picture={page.picture}
        alt={page.alt}
      />
      <Section tight label="Stories">
        <Stories reading={reading} view={view} />
        <LastRead reading={reading} />
        <Subscribe
          text={microcopy.feeds.subscribe}
          links={[{ href: '/tabloid.xml', label: microcopy.feeds.tabloidFeed }]}
        />
      </Section>
    </>
  )
}

function Stories({ reading, view }: Pick<TabloidScreenProps, 'reading' | 'view'>) {
  if (reading.source === 'none') {
    return (
      <FailedNote text={tabloidCopy.failed(reading.failure)}>
        <ButtonLink look="line" size="small" href={tabloidPath}>
          Try again
        </ButtonLink>
      </FailedNote>
    )
  }
  if (view.total === 0) {
    return (
      <EmptyState text={tabloidCopy.empty}>
        <ButtonLink look="line" size="small" href="/news">
          Read the news
        </ButtonLink>
      </EmptyState>
    )
  }
  return <TabloidBrowser view={view} />
}
