import type { Metadata } from 'next'
import { CertificatePage } from '@/components/content/CertificatePage/CertificatePage'
import { failures } from '@/lib/certificates/outcome'
import { certificatePage } from '@/lib/pages/certificate-page'
import { variantMetadata } from '@/lib/seo/metadata'

const path = '/academics/student-transfer-certificate'
type Props = PageProps<'/filtered/academics/student-transfer-certificate/[failure]'>

export const dynamicParams = false
export const generateStaticParams = () => failures.map((failure) => ({ failure }))

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await variantMetadata(path)
  return { ...metadata, title: `Error: ${metadata.title}` }
}

/**
 * The page after a form without script has brought no certificate; `next.config.ts` rewrites
 * `?certificate={failure}` to it, so that both stay static.
 */
export default async function FailedCertificatePage({ params }: Props) {
  const { failure: given } = await params
  const failure = failures.find((name) => name === given)
  return <CertificatePage {...await certificatePage(path)} failure={failure} />
}
