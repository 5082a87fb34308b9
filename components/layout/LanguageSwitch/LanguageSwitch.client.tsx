'use client'

import { usePathname } from 'next/navigation'
import { LanguageLinks } from './LanguageLinks'

export type LanguageSwitchProps = {
  /** The label of the switch, in the language of the page. */
  name: string
  /** All languages; the first has no segment in its paths. */
  languages: readonly { code: string; tag: string; name: string }[]
  /** The codes of the languages of each page that has several, by its English path. */
  pages: Readonly<Record<string, readonly string[]>>
  className?: string
}

/**
 * Links to this page in its other languages, each by its own name (R-LANGUAGE-4). A client component, because only the
 * path tells which page the frame belongs to; the links are in the HTML.
 */
export function LanguageSwitch({ name, languages, pages, className }: LanguageSwitchProps) {
  // Outside Next there is none.
  const address = usePathname() as string | null
  if (address === null) return null
  // A page with a query is rendered at another path (docs/decisions/098).
  const pathname = address.replace(/^\/query(?=\/)/, '')
  const [first, ...others] = languages
  const current = others.find(({ code }) => `${pathname}/`.startsWith(`/${code}/`)) ?? first!
  const path = (current === first ? pathname : pathname.slice(current.code.length + 1)) || '/'
  const codes = pages[path]
  if (!codes) return null
  return (
    <LanguageLinks
      name={name}
      className={className}
      links={languages
        .filter(({ code }) => codes.includes(code))
        .map((language) => ({
          href: language === first ? path : `/${language.code}${path === '/' ? '' : path}`,
          tag: language.tag,
          name: language.name,
          isCurrent: language === current,
        }))}
    />
  )
}
