import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { EnquiryFilters } from '@/components/desk/EnquiryFilters/EnquiryFilters'
import { EnquiryList } from '@/components/desk/EnquiryList/EnquiryList'
import { StateTabs } from '@/components/desk/EnquiryList/StateTabs'
import { PageLinks } from '@/components/desk/PageLinks/PageLinks'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { requireActor } from '@/lib/desk/web/session'
import { loadEnquiries } from '@/lib/pages/desk-enquiries'
import { search } from '../search/actions'

export const metadata: Metadata = { title: 'Enquiries' }

export default async function EnquiriesPage({ searchParams }: PageProps<'/desk/enquiries'>) {
  const actor = await requireActor('enquiries.read')
  const query = await searchParams
  const page = await loadEnquiries(actor, query)
  return (
    <DeskPage title="Enquiries" actor={actor} wide>
      {query.done === 'erased' && <SuccessMessage>It is erased.</SuccessMessage>}
      <StateTabs counts={page.counts} current={page.filter.state} hrefOf={page.buildHref} />
      <EnquiryFilters filter={page.filter} classes={page.classes} action={search} />
      {page.enquiries.length > 0 ? (
        <>
          <EnquiryList enquiries={page.enquiries} />
          <PageLinks newer={page.newer} older={page.older} />
          <p>
            <ButtonLink href={page.exportHref} variant="outline" download>
              Download these as a table (CSV)
            </ButtonLink>
          </p>
        </>
      ) : (
        <EmptyState text={page.isFiltered ? 'No enquiry is like this.' : 'No enquiry yet.'} />
      )}
    </DeskPage>
  )
}
