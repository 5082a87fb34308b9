import { newClientAddress } from '../fixtures/client-address'

type Sent = {
  status: number
  location: string | null
  /** The redirect target of a server action called by script. */
  actionRedirect: string | null
  setCookie: string[]
  html: string
}

/** Follows no redirect. */
export async function send(url: string, init: RequestInit = {}): Promise<Sent> {
  const headers = { 'x-forwarded-for': newClientAddress(), ...init.headers }
  const response = await fetch(url, { redirect: 'manual', ...init, headers })
  return {
    status: response.status,
    location: response.headers.get('location'),
    actionRedirect: response.headers.get('x-action-redirect'),
    setCookie: response.headers.getSetCookie(),
    html: await response.text(),
  }
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Fills in and sends the first form of a page that has a button with this name, as a browser without script does. */
export async function postForm(
  page: string,
  button: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const opened = await send(page, { headers: headers.cookie ? { cookie: headers.cookie } : {} })
  const { html } = opened
  const set = opened.setCookie.map((header) => header.split(';', 1)[0]!)
  const cookie = [headers.cookie, ...set].filter(Boolean).join('; ')
  const forms = Array.from(html.matchAll(/<form.*?<\/form>/gs), ([form]) => form)
  const form = forms.find((form) => form.includes(`>${button}</button>`))
  if (!form) throw new Error(`${page} has no form “${button}”`)
  const body = new FormData()
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /\sname="([^"]*)"/.exec(input)?.[1]
    if (name) body.set(unescaped(name), unescaped(/\svalue="([^"]*)"/.exec(input)?.[1] ?? ''))
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  // The length, which `fetch` leaves out for a form.
  const encoded = new Response(body)
  return send(page, {
    method: 'POST',
    body: await encoded.arrayBuffer(),
    headers: {
      'content-type': encoded.headers.get('content-type')!,
      origin: new URL(page).origin,
      ...headers,
      ...(cookie && { cookie }),
    },
  })
}
