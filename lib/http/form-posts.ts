import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/core/env'
import { maxBodyBytes } from '@/lib/http/read-body'
import { isSameOrigin } from '@/lib/http/same-origin'
import type { ErrorStatus } from './error-page'

/** Pages with a form that is a server action, so that it works without script. */
const formPages = ['/', '/academics/student-transfer-certificate', '/admission/admission-enquiry']

/**
 * Why a page refuses what is sent to it: the status, or `undefined` where Next may go on. Next itself refuses
 * with a bare server error, or with a line of text.
 */
export async function postErrorStatus(request: Request): Promise<ErrorStatus | undefined> {
  const { method, headers, url } = request
  const isFetch = headers.has('next-action')
  const isForm = isFetch || /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
  if (method !== 'POST' || !isForm || !formPages.includes(new URL(url).pathname)) return 405
  if (!isSameOrigin(headers, true)) return 403
  const length = headers.get('content-length')
  // Browsers tell the length of a form; without it the form would have to be read to be refused.
  if (length === null) return 411
  if (Number(length) > maxBodyBytes) return 413
  // The client of Next understands its answers.
  if (isFetch) return undefined
  const form = await request.formData().catch(() => undefined)
  if (!form) return 400
  const ids = await actionIds()
  return ids.length === 0 || ids.some((id) => names(form, id)) ? undefined : 409
}

const names = (form: FormData, id: string) =>
  [...form].some(([name, value]) => name.includes(id) || String(value).includes(id))

/** The server actions of this build; none where there is no list of them. */
async function actionIds(): Promise<string[]> {
  const file = path.join(env.buildDir, 'server/server-reference-manifest.json')
  try {
    const { node } = JSON.parse(await readFile(file, 'utf8')) as { node: object }
    return Object.keys(node)
  } catch {
    return []
  }
}
