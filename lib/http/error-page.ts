import 'server-only'
import { english } from '@/content/languages'
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

/** Returns the most helpful link for a status; by default the form. */
const getHelpfulLink = (status: ErrorStatus, formPage: string) =>
  ({
    405: '<a href="/">Go to the home page</a>',
    429: tryAgain,
    503: tryAgain,
  })[status as number] ?? `<a href="${formPage}">Open the form</a>`

/** Adds the telephone number of the school, except at the desk, whose users are the school. */
const formatCallLink = (formPage: string) =>
  formPage.startsWith('/desk')
    ? '.'
    : `, or call the school: <a href="tel:${phone.dialled}">${phone.printed}</a>.`

type PlainPage = {
  title: string
  /** HTML below the title. */
  body: string
  /** The value of the `lang` attribute. */
  tag?: string
  /** The name of the school and its home page, in the language of the page. */
  home?: { name: string; path: string }
  /** The element with the alerts. */
  alerts?: string
  status?: number
  headers?: Record<string, string>
}

/** Renders a page without React, and without a style sheet or a script file. */
export function renderPlainPage({
  title,
  body,
  tag = english.tag,
  home = { name: school.name, path: '/' },
  alerts = alertSlot(),
  status,
  headers,
}: PlainPage): Response {
  const html =
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${title} | ${home.name}</title><style>${styles}</style></head><body>` +
    `<header><img src="/crest.svg" alt="" width="48" height="48"><a href="${home.path}">${home.name}</a></header>${alerts}` +
    `<main><h1>${title}</h1>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/**
 * Renders a page that explains why a request is rejected, with the current alerts (R-ALERT-4). It is a string, because
 * rendering a React page would cost as much as a rate limit saves (RFC 6585, section 4).
 * @param formPage path of the page with the form
 * @param words replace the words of the status
 */
export const renderErrorPage = (
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
): Response =>
  renderPlainPage({
    title,
    body: `<p>${text}</p><p>${getHelpfulLink(status, formPage)}${formatCallLink(formPage)}</p>`,
    status,
    headers: { ...(status === 405 && { Allow: 'GET, HEAD' }), ...headers },
  })
