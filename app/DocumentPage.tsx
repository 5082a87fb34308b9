import { ActivityPage } from '@/components/information/ActivityPage/ActivityPage'
import { PersonPage } from '@/components/information/PersonPage/PersonPage'
import { PlacePage } from '@/components/information/PlacePage/PlacePage'
import { IndexPage, PlainPage } from '@/components/information/PlainPage/PlainPage'
import { RulePage } from '@/components/information/RulePage/RulePage'
import { NotFoundLine } from '@/components/layout/NotFoundLine/NotFoundLine'
import { english, type Language } from '@/content/languages'
import { loadHotspots } from '@/lib/pages/hotspots'
import { loadDocumentParts, loadInformationPage } from '@/lib/pages/information'
import type { Parameters } from '@/lib/http/parameters'
import { findBlock, renderBlock } from './blocks'

const layouts = {
  plain: PlainPage,
  index: IndexPage,
  place: PlacePage,
  rule: RulePage,
  person: PersonPage,
  activity: ActivityPage,
} as const

type DocumentPageProps = {
  /** Its canonical path in English. */
  path: string
  language: Language
  /** What the visitor has chosen in a tool of the page. */
  query?: Parameters
}

/** A page that is a document: its words and blocks, in the layout that its front matter names (R-INFO-20). */
export async function DocumentPage({ path, language, query }: DocumentPageProps) {
  const [frame, parts] = await Promise.all([
    loadInformationPage(path, language),
    loadDocumentParts(path, language),
  ])
  const { layout } = frame.page
  if (!layout) throw new Error(`The page ${path} is no document: its front matter has no layout`)
  const Layout = layouts[layout]
  const page = { path, language, query, frame }
  const answer =
    query && parts.find((part) => part.kind === 'block' && findBlock(part, page).answers)
  const rendered = await Promise.all(
    (answer ? [answer] : parts).map((part) =>
      part.kind === 'block' ? renderBlock(part, page) : part,
    ),
  )
  const blocks = rendered.filter((part) => part.kind === 'block')
  // The hotspots of a place are in English only.
  const hasPlaces = layout === 'place' && language.code === english.code
  return (
    <>
      {path === '/' && <NotFoundLine words={language.words.layout.notFound} />}
      <Layout
        {...frame}
        {...(answer && { page: { ...frame.page, lead: '', printable: false } })}
        parts={rendered.filter((part) => part.kind !== 'block' || !part.isBanner)}
        banner={blocks.find(({ isBanner }) => isBanner)?.body}
        places={hasPlaces ? loadHotspots(path) : undefined}
        plainHead={blocks.some(({ hasPicture }) => hasPicture)}
        hasHelpDesk={blocks.some(({ hasHelpDesk }) => hasHelpDesk)}
        interactive={blocks.some(({ interactive }) => interactive)}
      />
    </>
  )
}
