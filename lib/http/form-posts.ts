import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { enquiryFormPath } from '@/content/constants'
import { translations } from '@/content/languages'
import { env } from '@/lib/core/env'
import { maxBodyBytes } from '@/lib/http/read-body'
import { isSameOrigin } from '@/lib/http/same-origin'
import { renderErrorPage, type ErrorStatus } from './error-page'

/** Pages with a form that uses a server action and therefore works without script. */
const enquiryPage = '/admission/admission-enquiry'
const formPages = [
  '/academics/student-transfer-certificate',
  enquiryFormPath,
  enquiryPage,
  ...translations.map(({ code }) => `/${code}${enquiryPage}`),
]

/** The largest form of the desk: a story of 60,000 Bengali letters, and its other fields. */
const maxDeskFormBytes = 300 * 1024

/**
 * Returns the page that rejects an invalid form request; `undefined` when Next may handle the request. Next itself
 * would respond with an empty server error or a line of text.
 * @param deskPage the page of the desk, if the request is for one: all of them have forms, and require an `Origin`
 */
export async function rejectPost(
  request: Request,
  deskPage?: string,
): Promise<Response | undefined> {
  const status = await findPostError(request, deskPage !== undefined)
  return status && renderErrorPage(status, { formPage: deskPage })
}

async function findPostError(request: Request, isDesk: boolean): Promise<ErrorStatus | undefined> {
  const { method, headers, url } = request
  const isFetch = headers.has('next-action')
  const isForm = isFetch || /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
  const hasForm = isDesk || formPages.includes(new URL(url).pathname)
  if (method !== 'POST' || !isForm || !hasForm) return 405
  if (!isSameOrigin(headers, !isDesk)) return 403
  const length = headers.get('content-length')
  // Browsers send the length of a form. Without it, the form would have to be read before it can be rejected.
  if (length === null) return 411
  if (Number(length) > (isDesk ? maxDeskFormBytes : maxBodyBytes)) return 413
  // Next's client handles Next's own error responses.
  if (isFetch) return undefined
  const form = await request.formData().catch(() => undefined)
  if (!form) return 400
  const ids = await readActionIds()
  return ids.length === 0 || ids.some((id) => hasAction(form, id)) ? undefined : 409
}

const hasAction = (form: FormData, id: string) =>
  [...form].some(([name, value]) => name.includes(id) || String(value).includes(id))

/** Reads the ids of the server actions of this build; empty without a manifest. */
async function readActionIds(): Promise<string[]> {
  const file = path.join(env.buildDir, 'server/server-reference-manifest.json')
  try {
    const { node } = JSON.parse(await readFile(file, 'utf8')) as { node: object }
    return Object.keys(node)
  } catch {
    return []
  }
}
