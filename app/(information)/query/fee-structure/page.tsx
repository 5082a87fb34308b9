import { CostTool } from '@/components/information/CostTool/CostTool'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { feeDesk, transportDesk } from '@/content/data/contact'
import { school } from '@/content/school'
import { env } from '@/lib/core/env'
import { costPath, parseCostFields } from '@/lib/fees/choice'
import { costTitle } from '@/lib/fees/cost'
import { loadInformationPage } from '@/lib/pages/information'
import { variantMetadata } from '@/lib/seo/metadata'

type CostPageProps = PageProps<'/query/fee-structure'>

export async function generateMetadata({ searchParams }: CostPageProps) {
  const title = costTitle(parseCostFields(await searchParams))
  const metadata = await variantMetadata(costPath)
  return title ? { ...metadata, title, openGraph: { ...metadata.openGraph, title } } : metadata
}

/** `/fee-structure` with a choice in its query: the answer on one sheet. `next.config.ts` rewrites to it. */
export default async function CostPage({ searchParams }: CostPageProps) {
  const answer = {
    fields: parseCostFields(await searchParams),
    school: { name: school.name, url: env.siteUrl },
    phone: school.phones[0],
    desks: { fees: feeDesk, transport: transportDesk },
  }
  return (
    <InformationPage {...await loadInformationPage(costPath)} text={undefined}>
      <CostTool answer={answer} />
    </InformationPage>
  )
}
