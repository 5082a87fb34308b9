import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { NextDates } from '@/components/information/NextDates/NextDates'
import { PhoneMenu } from '@/components/information/PhoneMenu/PhoneMenu'
import { NotFoundLine } from '@/components/layout/NotFoundLine/NotFoundLine'
import { findLanguage } from '@/content/languages'
import { loadSummary } from '@/lib/pages/summary'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type SummaryProps = PageProps<'/[locale]'>

const path = '/'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: SummaryProps) =>
  pageMetadata(path, findLanguage((await params).locale))

/** The home page of a translation: a summary of the school. */
export default async function SummaryPage({ params }: SummaryProps) {
  const language = findLanguage((await params).locale)
  const { page, cards, dates, desks, label } = await loadSummary(language)
  return (
    <>
      <NotFoundLine words={language.words.layout.notFound} />
      <InformationPage
        {...page}
        after={
          <>
            <NextDates {...dates} />
            <PhoneMenu {...desks} />
          </>
        }
      >
        <CardGrid label={label} cards={cards} />
      </InformationPage>
    </>
  )
}
