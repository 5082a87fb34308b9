import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { EnquiryCard } from '@/components/desk/EnquiryCard/EnquiryCard'
import { EnquiryErase } from '@/components/desk/EnquiryErase/EnquiryErase'
import { EnquiryLog } from '@/components/desk/EnquiryLog/EnquiryLog'
import { NoteForm } from '@/components/desk/EnquiryLog/NoteForm.client'
import { EnquiryStates } from '@/components/desk/EnquiryStates/EnquiryStates'
import { requireActor } from '@/lib/desk/web/session'
import { getEnquiryDoneText, loadEnquiry } from '@/lib/pages/desk-enquiries'
import { addNoteAction, eraseAction, setStateAction } from './actions'

export const metadata: Metadata = { title: 'Enquiry' }

type Props = PageProps<'/desk/enquiries/[reference]'>

export default async function EnquiryPage({ params, searchParams }: Props) {
  const actor = await requireActor('enquiries.read')
  const enquiry = (await loadEnquiry(actor, (await params).reference)) ?? notFound()
  const done = getEnquiryDoneText((await searchParams).done, enquiry.state)
  return (
    <DeskPage
      title={enquiry.name}
      actor={actor}
      back={{ href: '/desk/enquiries', label: 'Enquiries' }}
    >
      {done && <SuccessMessage>{done}</SuccessMessage>}
      <EnquiryCard {...enquiry} />
      <h2>What was done</h2>
      <EnquiryLog entries={enquiry.log} />
      <NoteForm reference={enquiry.reference} action={addNoteAction} />
      <EnquiryErase {...enquiry} action={eraseAction} />
      <EnquiryStates {...enquiry} action={setStateAction} />
    </DeskPage>
  )
}
