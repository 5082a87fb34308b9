import 'server-only'
import { errorResponse } from '@/lib/http/responses'
import { errorPage, type ErrorStatus } from './error-page'

/** Refuses a post of a form: with a page where a browser sent it without script, with JSON where a script did. */
export const formErrorResponse = (
  headers: Headers,
  { status, error }: { status: ErrorStatus; error: string },
  formPage: string,
): Response =>
  headers.get('accept')?.includes('text/html')
    ? errorPage(status, { formPage })
    : errorResponse(status, error)
