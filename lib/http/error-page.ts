import 'server-only'
import { httpErrors } from '@/content/words/en/http-errors'
import { school } from '@/content/school'
import { themeColour, backgroundColour } from '@/lib/core/colours'
import { alertSlot } from '@/lib/page-cache/alert-slot.mjs'
import { hashSource } from '@/lib/page-cache/csp.mjs'

export type ErrorStatus = keyof typeof httpErrors

const [phone] = school.phones

const styles = `
body{margin:0;background:${backgroundColour};color:${themeColour};font:1.125rem/1.6 "Anek Latin",system-ui,sans-serif}
header{display:flex;align-items:center;gap:.75rem;padding:1rem 1.25rem;background:${themeColour}}
header a{color:#fff;font-weight:600;text-decoration:none}
main{max-width:36rem;margin:0 auto;padding:4rem 1.25rem}
h1{font:600 2rem/1.2 Eczar,Georgia,serif}
a{color:inherit}
`

const policy = `default-src 'none'; img-src 'self' data:; script-src 'self'; style-src 'self' ${hashSource(styles)}; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`

const tryAgain = '<a href="">Try again</a>'

/** The most helpful link for a status; by default the form. */
const helpfulLink = (status: ErrorStatus, formPage: string) =>
  ({
    405: '<a href="/">Go to the home page</a>',
    429: tryAgain,
    503: tryAgain,
  })[status as number] ?? `<a href="${formPage}">Open the form</a>`

/** At the desk it is the school that reads. */
const orCall = (formPage: string) =>
  formPage.startsWith('/desk')
    ? '.'
    : `, or call the school: <a href="tel:${phone.dialled}">${phone.printed}</a>.`

/**
 * A page that explains why a request is rejected, with the current alerts (R-ALERT-4). It is a string, because rendering a
 * React page would cost as much as a rate limit saves (RFC 6585, section 4).
 * @param formPage path of the page with the form
 * @param words in place of those of the status
 */
export function errorPage(
  status: ErrorStatus,
  {
    formPage = '/admission/admission-enquiry',
    headers = {},
    words: { title, text } = httpErrors[status],
  }: {
    formPage?: string
    headers?: Record<string, string>
    words?: { title: string; text: string }
  } = {},
): Response {
  const html =
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${title} | ${school.name}</title><style>${styles}</style></head><body>` +
    `<header><img src="/crest.svg" alt="" width="48" height="48"><a href="/">${school.name}</a></header>${alertSlot()}` +
    `<main><h1>${title}</h1><p>${text}</p><p>${helpfulLink(status, formPage)}${orCall(formPage)}</p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: 'GET, HEAD' }),
      ...headers,
    },
  })
}
