import type { ReactNode } from 'react'
import type { ResolvedLink } from '@/lib/rich-text/markdown'

type PageLinkProps = ResolvedLink & { children: ReactNode }

/** A link to a page of the site, with its mark where the page is in English only. */
export function PageLink({ href, hrefLang, mark, children }: PageLinkProps) {
  return (
    <a href={href} hrefLang={hrefLang}>
      {children}
      {mark && ` ${mark}`}
    </a>
  )
}
