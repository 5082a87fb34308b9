import 'server-only'
import { errorResponse } from '@/lib/http/responses'
import { errorPage, type ErrorStatus } from './error-page'

/** Rejects a form submission: with an HTML page when a form was sent without script, otherwise with JSON. */
export const formErrorResponse = (
  headers: Headers,
  { status, error }: { status: ErrorStatus; error: string },
  formPage: string,
): Response =>
  headers.get('accept')?.includes('text/html')
    ? errorPage(status, { formPage })
    : errorResponse(status, error)
