import { RecipePage } from '@/app/(english)/(information)/RecipePage'
import { HelpDeskCall } from '@/components/information/HelpDeskCall/HelpDeskCall'
import { HostelFacts } from '@/components/information/HostelFacts/HostelFacts'
import { HostelFeeTable } from '@/components/tables/HostelFeeTable/HostelFeeTable'
import { Note } from '@/components/ui/Note/Note'
import { admissionDesk } from '@/content/data/contact'
import { feeTerms } from '@/content/data/fees'
import { hostelRooms } from '@/content/data/hostel'
import { findLanguage } from '@/content/languages'
import { school } from '@/content/school'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type HostelProps = PageProps<'/[locale]/hostel/hostel'>

const path = '/hostel/hostel'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: HostelProps) =>
  pageMetadata(path, findLanguage((await params).locale))

/** The hostel in short, with the fees of both rooms. */
export default async function HostelPage({ params }: HostelProps) {
  const language = findLanguage((await params).locale)
  const { words } = language
  return (
    <RecipePage
      path={path}
      language={language}
      after={<HelpDeskCall phone={school.phones[0]} desk={admissionDesk} words={words.tables} />}
      printable
    >
      <HostelFacts rooms={hostelRooms} words={words} />
      {hostelRooms.map((room) => (
        <HostelFeeTable key={room.room} {...{ room, words }} session={feeTerms.session} />
      ))}
      <Note tone="warn">{words.fees.hostel.terms}</Note>
    </RecipePage>
  )
}
