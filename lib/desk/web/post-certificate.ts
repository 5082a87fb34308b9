import 'server-only'
import { saveCertificate, type CertificateSaved } from '../media/certificates'
import { maxUploadBytes } from '../media/limits'
import { readText } from '../text/form-data'
import {
  respondFileTooLarge,
  readFiles,
  createJsonResponse,
  redirectAfterForm,
  withForm,
  withQuery,
  type FormRequest,
  type NotTaken,
} from './form-request'

/** The response to a script that sends a certificate. */
export type CertificatePosted = CertificateSaved | NotTaken

/** Stores the photograph of a transfer certificate (R-DESK-9). */
export const postCertificate = (request: Request): Promise<Response> =>
  withForm(request, 'certificates.save', respond)

/**
 * Without script, the URL of the next page names the invalid fields. It does not contain the typed text, because URLs
 * are logged.
 */
async function respond({ actor, data, isScript }: FormRequest): Promise<Response> {
  const [file] = readFiles(data, 'file')
  if (file && file.size > maxUploadBytes) return respondFileTooLarge(isScript)
  const result = await saveCertificate(actor, {
    admission: readText(data, 'admission'),
    pupil: readText(data, 'pupil'),
    bytes: file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
  })
  if (isScript) return createJsonResponse(result, result.outcome === 'saved' ? 201 : 422)
  const query =
    result.outcome === 'saved'
      ? { done: 'saved' }
      : { wrong: Object.keys(result.problems).join(' '), refused: result.refused }
  return redirectAfterForm(withQuery('/desk/certificates', query))
}
