import 'server-only'
import { refuse } from '@/lib/content-service/api'
import { refusalPage, type RefusalStatus } from './refusal-page'

/** Refuses a post of a form: with a page where a browser sent it without script, with JSON where a script did. */
export const refuseForm = (
  headers: Headers,
  { status, error }: { status: RefusalStatus; error: string },
  formPage: string,
): Response =>
  headers.get('accept')?.includes('text/html')
    ? refusalPage(status, { formPage })
    : refuse(status, error)
