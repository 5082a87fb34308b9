import 'server-only'
import { fileNotFound, filePolicy } from '@/lib/http/responses'
import { readSession } from '../accounts/sessions'
import { openCertificate } from '../media/certificates'
import { can } from '../permissions'
import { catchNotSaved } from './unavailable'

/** Responds with the photograph of a certificate, if the person may see it. The history records the view (R-DESK-9). */
export const getCertificate = (request: Request, id: string): Promise<Response> =>
  catchNotSaved(() => respond(request, id))

async function respond(request: Request, id: string): Promise<Response> {
  const session = await readSession(request.headers)
  const isAllowed = session && can(session.actor.role, 'certificates.read')
  const file = isAllowed ? await openCertificate(session.actor, id) : undefined
  if (!file) return fileNotFound()
  return new Response(file.body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': file.type,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': filePolicy,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
