import type { Metadata } from 'next'
import {
  CertificateList,
  RemovedCertificates,
} from '@/components/desk/CertificateList/CertificateList'
import { CertificateSearch } from '@/components/desk/CertificateList/CertificateSearch'
import { CertificateUpload } from '@/components/desk/CertificateUpload/CertificateUpload.client'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { requireActor } from '@/lib/desk/web/session'
import { loadCertificates } from '@/lib/pages/desk-certificates'
import { removeAction } from './actions'
import { search as searchAction } from '../search/actions'

export const metadata: Metadata = { title: 'Certificates' }

export default async function CertificatesPage({ searchParams }: PageProps<'/desk/certificates'>) {
  const actor = await requireActor('certificates.read')
  const page = await loadCertificates(actor, await searchParams)
  const { certificates, removed, replaced, problems, search } = page
  return (
    <DeskPage title="Transfer certificates" actor={actor}>
      {page.done && <SuccessMessage>{page.done}</SuccessMessage>}
      <p>
        Families find a certificate on the site with its admission number and name. Each look at one
        from here is in the history.
      </p>
      <h2 id="upload">{replaced ? 'Replace a certificate' : 'Add a certificate'}</h2>
      <CertificateUpload problems={problems} replaced={replaced} />
      <h2>On the site</h2>
      <CertificateSearch search={search} action={searchAction} />
      <CertificateList
        certificates={certificates}
        action={removeAction}
        isFiltered={search !== ''}
      />
      <RemovedCertificates certificates={removed} action={removeAction} />
    </DeskPage>
  )
}
