import 'server-only'
import { refusals } from '@/content/microcopy/refusals'
import { school } from '@/content/school'

export type RefusalStatus = keyof typeof refusals

/**
 * A page that says why a request is refused, for a browser that sent a form, or anything else, to a page.
 * @param formPage where the form is
 */
export function refusalPage(
  status: RefusalStatus,
  formPage = '/admission/admission-enquiry',
): Response {
  const { title, text } = refusals[status]
  const [phone] = school.phones
  const next =
    status === 405
      ? '<a href="/">Go to the home page</a>'
      : `<a href="${formPage}">Open the form</a>`
  const html =
    '<!doctype html><html lang="en-IN"><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width"><title>${title}</title>` +
    `<h1>${title}</h1><p>${text}</p><p>${next}, or call the school: ` +
    `<a href="tel:${phone!.dialled}">${phone!.printed}</a>.</p></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: 'GET, HEAD' }),
    },
  })
}
