import 'server-only'
import { uploadWarnings } from '../media/messages'
import { uploadMedia, type Uploaded } from '../media/upload'
import { readText } from '../text/form-data'
import {
  readFiles,
  createJsonResponse,
  redirectAfterForm,
  withForm,
  withQuery,
  type FormRequest,
  type NotTaken,
} from './form-request'

/** The response to a script that sends a file. */
export type MediaPosted = Uploaded | NotTaken

/** Handles an upload without a record (R-DESK-7): one file at a time. */
export const postMedia = (request: Request): Promise<Response> =>
  withForm(request, 'media.upload', respond)

async function respond({ actor, data, isScript }: FormRequest): Promise<Response> {
  // If there is no file, an empty one is rejected.
  const [file = new File([], '')] = readFiles(data, 'file')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const result = await uploadMedia(actor, {
    bytes,
    fileName: file.name,
    alt: readText(data, 'alt'),
  })
  if (isScript) return createJsonResponse(result, result.outcome === 'stored' ? 201 : 422)
  const query =
    result.outcome === 'refused'
      ? { refused: result.reason }
      : { done: result.warning === uploadWarnings.still ? 'uploadedStill' : 'uploaded' }
  return redirectAfterForm(withQuery('/desk/media', query))
}
