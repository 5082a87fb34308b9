import type { ComponentProps, ReactNode } from 'react'
import { z } from 'zod'
import { EnquiryFormSection } from '@/components/enquiry/EnquiryFormSection/EnquiryFormSection'
import { AdmissionSchedule } from '@/components/information/AdmissionSchedule/AdmissionSchedule'
import { AdmissionStatus } from '@/components/information/AdmissionStatus/AdmissionStatus'
import { CampusPlan } from '@/components/information/CampusPlan/CampusPlan'
import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { ContactBoard } from '@/components/information/ContactBoard/ContactBoard'
import { CostLink } from '@/components/information/CostLink/CostLink'
import { CostTool } from '@/components/information/CostTool/CostTool'
import type { RenderedPart } from '@/components/information/DocumentParts/DocumentParts'
import { FeeCards } from '@/components/information/FeeCards/FeeCards'
import { HelpDeskCall } from '@/components/information/HelpDeskCall/HelpDeskCall'
import { HonourBoard } from '@/components/information/HonourBoard/HonourBoard'
import { HostelFacts } from '@/components/information/HostelFacts/HostelFacts'
import { HouseFlags } from '@/components/information/HouseFlags/HouseFlags'
import { InstitutionCards } from '@/components/information/InstitutionCards/InstitutionCards'
import { NextDates } from '@/components/information/NextDates/NextDates'
import { OneDay } from '@/components/information/OneDay/OneDay'
import { PhoneMenu } from '@/components/information/PhoneMenu/PhoneMenu'
import { PortalLinks } from '@/components/information/PortalLinks/PortalLinks'
import { ResultPoster } from '@/components/information/ResultPoster/ResultPoster'
import { RouteFlags, RouteLinks } from '@/components/information/RouteFlags/RouteFlags'
import { SiteMap } from '@/components/information/SiteMap/SiteMap'
import { StreamTool } from '@/components/information/StreamTool/StreamTool'
import { SubjectCombinations } from '@/components/information/SubjectCombinations/SubjectCombinations'
import { TextSections } from '@/components/information/TextSections/TextSections'
import { WhichClass } from '@/components/information/WhichClass/WhichClass'
import { PictureGallery } from '@/components/media/PhotoGallery/PictureGallery'
import { PictureGrid } from '@/components/media/PictureGrid/PictureGrid'
import { PictureSheet } from '@/components/media/PictureSheet/PictureSheet'
import { AlbumStrip } from '@/components/records/AlbumStrip/AlbumStrip'
import { FreshnessNote } from '@/components/records/FreshnessNote/FreshnessNote'
import { ClassLinks } from '@/components/records/ClassLinks/ClassLinks'
import { MyClass } from '@/components/records/MyClass/MyClass'
import { NextEvent } from '@/components/records/NextEvent/NextEvent'
import { NoticeCards } from '@/components/records/NoticeCards/NoticeCards'
import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { BoardResults } from '@/components/tables/BoardResults/BoardResults'
import { BoardYearTable } from '@/components/tables/BoardYearTable/BoardYearTable'
import { BookListTable } from '@/components/tables/BookListTable/BookListTable'
import { CampusTable } from '@/components/tables/CampusTable/CampusTable'
import { CommitteeTable } from '@/components/tables/CommitteeTable/CommitteeTable'
import {
  DisclosureContents,
  getPartId,
} from '@/components/tables/DisclosureContents/DisclosureContents'
import { DisclosureTable } from '@/components/tables/DisclosureTable/DisclosureTable'
import { DocumentTable } from '@/components/tables/DocumentTable/DocumentTable'
import { FoldedTables } from '@/components/tables/FoldedTables/FoldedTables'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { HostelFeeTable } from '@/components/tables/HostelFeeTable/HostelFeeTable'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/tables/ScheduleTable/ScheduleTable'
import { StaffTable } from '@/components/tables/StaffTable/StaffTable'
import { StreamTable } from '@/components/tables/StreamTable/StreamTable'
import { StrengthTable } from '@/components/tables/StrengthTable/StrengthTable'
import { TeacherTable } from '@/components/tables/TeacherTable/TeacherTable'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { ContactFacts } from '@/components/ui/ContactFacts/ContactFacts'
import { FactList } from '@/components/ui/FactList/FactList'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Note } from '@/components/ui/Note/Note'
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { ageRowEleven, ageRows, agesAsOn } from '@/content/data/ages'
import { boardResults } from '@/content/data/annual-report'
import { bookListSession } from '@/content/data/book-list'
import { campus, campusPictures } from '@/content/data/campus'
import { committees } from '@/content/data/committees'
import * as contact from '@/content/data/contact'
import * as disclosure from '@/content/data/disclosure'
import { feeCards, feeGroups, feeTerms } from '@/content/data/fees'
import { resultGalleries } from '@/content/data/galleries'
import { hostelRooms } from '@/content/data/hostel'
import { houses } from '@/content/data/houses'
import { institutions } from '@/content/data/institutions'
import { managingCommittee } from '@/content/data/managing-committee'
import { teachersTotal, teachingPosts } from '@/content/data/staff'
import { currentSession } from '@/content/data/sessions'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import { transportFeePath, transportRoutes } from '@/content/data/transport'
import { english, type Language } from '@/content/languages'
import { quickLinks, routes } from '@/content/routes'
import { school } from '@/content/school'
import type { AgeRow, FeeGroup } from '@/content/types'
import { disclosure as disclosureWords } from '@/content/words/en/disclosure'
import { listNotices } from '@/lib/content/collections'
import {
  listAdmissionInstructions,
  listAdmissionSchedule,
  getNextSessionNote,
  getRegistrationState,
  getScheduleWords,
  getSessionToJoin,
  getWhomToAsk,
} from '@/lib/school/admission'
import type { Day } from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import { getOwn } from '@/lib/core/get-own'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { costPath, parseCostFields } from '@/lib/calculators/cost-choice'
import { type BlockPart, renderMarkdown } from '@/lib/rich-text/markdown'
import { pageFileName } from '@/lib/rich-text/page-file'
import {
  loadActivityRecords,
  loadBookLists,
  loadBusNews,
  loadBusRoutes,
  loadCampusPlan,
} from '@/lib/pages/blocks'
import { loadOneDay } from '@/lib/pages/one-day'
import { getEnquiryNotice, getTranslatedEnquiryForm } from '@/lib/pages/enquiry'
import { getCostAnswer, getCostTool } from '@/lib/pages/fees'
import { type loadInformationPage, loadJointCard, loadPageCards } from '@/lib/pages/information'
import { loadResultPictures, loadResultPoster } from '@/lib/pages/results'
import { loadNextDates } from '@/lib/pages/next-dates'
import { loadToday } from '@/lib/pages/today'
import { loadWhichClass } from '@/lib/pages/which-class'
import { findPicture } from '@/lib/pictures/pictures'
import type { Parameters } from '@/lib/http/parameters'
import { localizeLink, getSchool } from '@/lib/routing/localized'
import { buildSiteMap } from '@/lib/routing/site-map'
import { listTranslatedPaths } from '@/lib/routing/translations'
import { buildSchoolGraph } from '@/lib/seo/school-structured-data'
import { parseScoreFields } from '@/lib/calculators/stream-match'

/** The page that has a block. */
export type BlockPage = {
  /** Its canonical path in English. */
  path: string
  language: Language
  /** What the visitor has chosen in a tool. */
  query?: Parameters
  frame: Awaited<ReturnType<typeof loadInformationPage>>
}

type Traits = {
  /** The layout places it under the head, at full width. Other blocks stay where they are written. */
  isBanner?: boolean
  /** Contains the picture of the page, so the head omits it. */
  hasPicture?: boolean
  /** Contains the help desk, so the aside omits it. */
  hasHelpDesk?: boolean
  /** Works with React in the browser. */
  interactive?: boolean
  /** Answers a query, and is then all that the page shows. */
  answers?: boolean
}

/** Renders a block. The body is what a container has between its fences. */
type Render<Attributes> = (
  attributes: Attributes,
  page: BlockPage,
  body: ReactNode,
) => ReactNode | Promise<ReactNode>

type Block = Traits & { attributes: z.ZodObject; render: Render<never> }

/** @param shape of the attributes, which are texts */
const block = <Shape extends z.ZodRawShape>(
  shape: Shape,
  render: Render<z.output<z.ZodObject<Shape>>>,
  traits: Traits = {},
): Block => ({ ...traits, attributes: z.strictObject(shape), render })

const isKeyIn = <Table extends object>(table: Table) =>
  z.enum(Object.keys(table) as (keyof Table & string)[])

const text = z.string().min(1)

const ageTables = {
  'to-class-nine': ageRows,
  'class-eleven': [ageRowEleven],
  all: [...ageRows, ageRowEleven],
}

const desks = {
  reception: contact.reception,
  fees: contact.feeDesk,
  admission: contact.admissionDesk,
  transport: contact.transportDesk,
}

/** Paths of the site, separated by spaces. */
const pages = text.transform((paths, context) =>
  paths.split(/\s+/).map((path) => {
    if (!routes.some((route) => route.path === path)) {
      context.addIssue({ code: 'custom', message: `there is no page ${path}` })
    }
    return path
  }),
)

/** Phrases in titles of events and albums, separated by commas. */
const phrases = text.transform((all) => all.split(/,\s*/))

/** Sentences, divided by bars. */
const sentences = text.transform((all) => all.split(/\s*\|\s*/))

/** Returns the id of the table of a class group: the last part of its English path. */
const getTableId = ({ path }: FeeGroup): string => path.split('/').at(-1)!

const disclosurePart = isKeyIn(disclosureWords.parts)

/** Counts the papers and facts of each part of the disclosure that the school has not supplied. */
const countAwaited = () => ({
  A: disclosure.generalInformation.filter(({ value }) => value === undefined).length,
  B: disclosure.documents.filter(({ file }) => !file).length,
  C: disclosure.academics.filter(({ file }) => !file).length,
  D:
    disclosure.staffRows.filter(({ value }) => value === undefined).length +
    Number(disclosure.teacherDetails.length === 0),
  E: disclosure.infrastructureRows.filter(({ value }) => value === undefined).length,
})

/** The page of the rules of admission, and their id in a translation, which has no page for them. */
const rules = { path: '/admission/admission-information', id: 'rules' }

function renderAges(rows: readonly AgeRow[], caption: string, today: Day, language: Language) {
  const { words, tag } = language
  const joining = getSessionToJoin(today)
  return (
    <AgeTable
      published={{ name: currentSession.name, agesAsOn }}
      joining={joining.ahead === 0 ? undefined : joining}
      {...{ rows, caption, words, tag }}
    />
  )
}

const renderInstructions = (today: Day, language: Language) => (
  <InstructionTable
    session={feeTerms.session}
    instructions={listAdmissionInstructions(language, today)}
    words={language.words.admission}
  />
)

const renderSchedule = (language: Language, state?: string) => (
  <ScheduleTable
    session={feeTerms.session}
    state={state}
    steps={listAdmissionSchedule(language)}
    words={language.words.admission}
  />
)

/** Resolves links of the tools of admission. */
const admissionLink = (language: Language) => (target: string) =>
  target === rules.path && language.code !== english.code
    ? { href: `#${rules.id}` }
    : localizeLink(language, target)

/** The blocks of documents by their names (docs/decisions/104). */
export const blocks: Readonly<Record<string, Block>> = {
  'admission-schedule': block({}, async (_, { language }) => {
    const { next, ...words } = getScheduleWords(await loadToday())
    return (
      <AdmissionSchedule
        {...words}
        table={renderSchedule(language)}
        next={next && renderMarkdown(next)}
      />
    )
  }),
  'admission-status': block({}, async (_, { language }) => {
    const today = await loadToday()
    return (
      <AdmissionStatus
        state={getRegistrationState(today, language)}
        ask={getWhomToAsk(today, language)}
        enquiry={localizeLink(language, '/admission/admission-enquiry').href}
        words={language.words.admission}
      />
    )
  }),
  // The tables of admission: English has a page for each.
  'admission-tables': block({ ages: text }, async ({ ages }, { language }) => {
    const today = await loadToday()
    const { instructions, schedule } = language.words.admission
    return (
      <FoldedTables
        tables={[
          { title: ages, table: renderAges(ageTables.all, ages, today, language) },
          {
            title: instructions.caption,
            id: rules.id,
            table: renderInstructions(today, language),
          },
          {
            title: fillIn(schedule.caption, { session: feeTerms.session }),
            table: renderSchedule(language, getRegistrationState(today, language)),
          },
        ]}
      />
    )
  }),
  'age-table': block(
    { classes: isKeyIn(ageTables), caption: text },
    async ({ classes, caption }, { language }) =>
      renderAges(ageTables[classes], caption, await loadToday(), language),
  ),
  'board-results': block({}, () => <BoardResults results={boardResults} />),
  'board-years': block({}, () =>
    disclosure.boardYears.map((results) => <BoardYearTable key={results.className} {...results} />),
  ),
  'book-list': block({}, async () => (
    <BookListTable session={bookListSession} lists={await loadBookLists()} />
  )),
  // The body says how to ask for a seat.
  'bus-routes': block(
    {},
    async (_, { language }, body) => (
      <RouteFlags {...loadBusRoutes(language)} news={await loadBusNews()} words={language.words}>
        <HelpDeskCall
          phone={school.phones[0]}
          desk={contact.transportDesk}
          words={language.words.tables}
        >
          {body}
        </HelpDeskCall>
      </RouteFlags>
    ),
    { hasHelpDesk: true },
  ),
  'bus-route-links': block({}, () => (
    <RouteLinks routes={transportRoutes} path="/our-campus/facilities/transport" />
  )),
  'campus-pictures': block({ label: text }, ({ label }) => {
    const pictures = campusPictures.map(({ name, caption }) => ({
      picture: findPicture(name),
      caption,
    }))
    return <PictureGrid {...{ label, pictures }} />
  }),
  'campus-plan': block({}, () => <CampusPlan {...loadCampusPlan()} />, {
    isBanner: true,
    hasPicture: true,
  }),
  'campus-table': block({}, () => <CampusTable campus={campus} />),
  'career-notices': block({}, async () => {
    const notices = await listNotices()
    return (
      <div>
        <NoticeCards notices={notices.records} />
        <FreshnessNote freshness={notices} />
      </div>
    )
  }),
  cards: block(
    {
      label: text,
      /** Either the pages, or the group of Quick Links that has them. */
      pages: pages.optional(),
      group: isKeyIn(quickLinks).optional(),
      /** Those of the group that share a card, in the place of the first, and its title. */
      joint: pages.default([]),
      jointTitle: text.optional(),
      /** In place of the leads of the pages, in their order. */
      texts: sentences.optional(),
      action: text.optional(),
      layout: z.literal('across').optional(),
      title: text.optional(),
      id: text.optional(),
    },
    async (
      { label, pages, group, joint, jointTitle = '', texts, action, layout, title, id },
      { language },
    ) => {
      const paths = pages ?? (group ? quickLinks[group] : [])
      const pageCards = await loadPageCards(
        paths.filter((path) => !joint.includes(path)),
        language,
      )
      const list: ComponentProps<typeof CardGrid>['cards'] = pageCards.map((card, index) => {
        const words = texts?.[index]
        return words ? { ...card, text: words, note: words } : card
      })
      const [first] = joint
      if (first) {
        const card = await loadJointCard(jointTitle, joint, language)
        list.splice(paths.indexOf(first), 0, card)
      }
      const cards = <CardGrid {...{ label, action }} across={layout === 'across'} cards={list} />
      if (!title) return cards
      return (
        <section aria-labelledby={id}>
          <SectionHead id={id} title={title} />
          {cards}
        </section>
      )
    },
  ),
  'class-links': block({}, () => (
    <>
      <ClassLinks />
      <MyClass routes={transportRoutes} />
    </>
  )),
  committees: block({}, () =>
    committees.map(({ name, purpose, seats }) => (
      <CommitteeTable key={name} name={name} note={purpose} seats={seats} />
    )),
  ),
  'contact-board': block(
    {},
    (_, { language }) => (
      <>
        {language.code === english.code && <JsonLd data={buildSchoolGraph()} />}
        <ContactBoard
          school={getSchool(language)}
          desks={contact.helpDeskMenu}
          words={language.words}
        />
      </>
    ),
    { hasHelpDesk: true },
  ),
  'contact-facts': block({ email: isKeyIn(school.emails) }, ({ email }, { language }) => (
    <ContactFacts
      school={getSchool(language)}
      email={school.emails[email]}
      words={language.words}
    />
  )),
  'cost-link': block(
    { class: text.optional(), pupil: text.optional(), hostel: text.optional() },
    (choice, { language }) => {
      const query = new URLSearchParams(choice as Record<string, string>).toString()
      return (
        <CostLink
          query={query && `?${query}`}
          path={localizeLink(language, costPath).href}
          words={language.words.fees}
        />
      )
    },
  ),
  'cost-tool': block(
    {},
    (_, { language, query }) => (
      <CostTool
        {...(query ? getCostAnswer(parseCostFields(query), language) : getCostTool(language))}
      />
    ),
    { answers: true },
  ),
  'disclosure-contents': block({}, () => <DisclosureContents awaited={countAwaited()} />),
  'disclosure-table': block(
    {
      part: disclosurePart,
      rows: z.enum(['generalInformation', 'staffRows', 'infrastructureRows']),
      caption: text,
    },
    ({ part, rows, caption }) => (
      <div id={getPartId(part)}>
        <DisclosureTable caption={caption} rows={disclosure[rows]} />
      </div>
    ),
  ),
  'document-table': block(
    {
      part: disclosurePart.optional(),
      documents: z.enum(['documents', 'academics', 'furtherDocuments']),
      caption: text,
      note: text.optional(),
    },
    ({ part, documents, ...words }) => {
      const table = <DocumentTable {...words} documents={disclosure[documents]} />
      return part ? <div id={getPartId(part)}>{table}</div> : table
    },
  ),
  'enquiry-form': block(
    {},
    async (_, { language }) => (
      <EnquiryFormSection
        form={getTranslatedEnquiryForm(await loadToday(), language)}
        action={sendEnquiry}
      />
    ),
    { interactive: true },
  ),
  'enquiry-notice': block({}, (_, { language }) => {
    const { title, items } = getEnquiryNotice(language)
    return <FactList title={title} facts={items} />
  }),
  'albums-and-event': block({ about: phrases }, async ({ about }) => {
    const { event, albums, today } = await loadActivityRecords(about)
    return (
      <>
        {albums.length > 0 && <AlbumStrip albums={albums} />}
        {event && <NextEvent {...{ event, today }} />}
      </>
    )
  }),
  'fee-cards': block({}, (_, { language }) => {
    const isEnglish = language.code === english.code
    const groups = feeCards.map((group) =>
      isEnglish ? group : { ...group, path: `#${getTableId(group)}` },
    )
    const transport = { ...localizeLink(language, transportFeePath), routes: transportRoutes }
    return <FeeCards {...{ groups, transport }} words={language.words} />
  }),
  'fee-table': block({ group: isKeyIn(feeGroups) }, ({ group }, { language }) => (
    <FeeTable fees={feeGroups[group]} terms={feeTerms} words={language.words} />
  )),
  // All class groups: English has a page for each. The words of the page have the terms, so no table repeats them.
  'fee-tables': block({}, (_, { language: { words } }) => (
    <FoldedTables
      tables={feeCards.map((fees) => ({
        id: getTableId(fees),
        title: words.glossary.feeGroups[fees.name],
        table: <FeeTable {...{ fees, words }} terms={feeTerms} withoutNote />,
      }))}
    />
  )),
  'help-desk-call': block(
    { desk: isKeyIn(desks) },
    ({ desk }, { language }, body) => (
      <HelpDeskCall phone={school.phones[0]} desk={desks[desk]} words={language.words.tables}>
        {body}
      </HelpDeskCall>
    ),
    { hasHelpDesk: true },
  ),
  'honour-board': block({}, (_, { frame }, body) => (
    <HonourBoard title={frame.page.title} {...loadResultPictures(resultGalleries.honours)}>
      {body}
    </HonourBoard>
  )),
  'hostel-facts': block({}, (_, { language }) => (
    <HostelFacts rooms={hostelRooms} words={language.words} />
  )),
  'hostel-fees': block({}, (_, { language: { words } }) => (
    <HostelFeeTable rooms={hostelRooms} session={feeTerms.session} words={words} />
  )),
  houses: block({}, () => <HouseFlags houses={houses} />),
  institutions: block({}, () => <InstitutionCards institutions={institutions} />),
  'instruction-table': block(
    {
      /** Of a page whose subject they are not: screens fold them. */
      folded: z.literal('screen').optional(),
    },
    async ({ folded }, { language }) => {
      const table = renderInstructions(await loadToday(), language)
      const { caption } = language.words.admission.instructions
      if (!folded) return table
      return (
        <PhoneFold always title={caption}>
          {table}
        </PhoneFold>
      )
    },
  ),
  'managing-committee': block({ name: text }, ({ name }) => (
    <CommitteeTable name={name} seats={managingCommittee} />
  )),
  'next-dates': block({}, async (_, { language }) => (
    <NextDates {...await loadNextDates(language)} />
  )),
  'next-session': block({}, async () => {
    const next = getNextSessionNote(await loadToday())
    return (
      next && <TextSections sections={[{ title: next.title, body: renderMarkdown(next.text) }]} />
    )
  }),
  note: block({ tone: z.enum(['info', 'warn']).optional() }, ({ tone }, _, body) => (
    <Note tone={tone}>{body}</Note>
  )),
  'one-day': block({ child: z.literal('boarder').optional() }, ({ child }) => (
    <OneDay {...loadOneDay(child)} />
  )),
  'phone-menu': block({}, (_, { language }) => (
    <PhoneMenu phone={school.phones[0]} desks={contact.helpDeskMenu} words={language.words} />
  )),
  'picture-sheet': block({ picture: text, title: text }, ({ picture, title }) => (
    <PictureSheet picture={findPicture(picture)} title={title} />
  )),
  'portal-links': block({}, () => (
    <PortalLinks portal={school.portal} appStores={school.appStores} />
  )),
  'result-pictures': block({ gallery: isKeyIn(resultGalleries) }, ({ gallery }, { frame }) => (
    <PictureGallery title={frame.page.title} {...loadResultPictures(resultGalleries[gallery])} />
  )),
  // The body belongs to the pages about what comes after the class.
  'result-poster': block(
    { title: text.optional(), pages: pages.default([]) },
    async ({ title, pages }, { path }, body) => (
      <ResultPoster title={title} {...await loadResultPoster(path, pages)}>
        {body}
      </ResultPoster>
    ),
  ),
  'site-map': block({}, () => <SiteMap groups={buildSiteMap()} />),
  'staff-table': block({ note: text }, ({ note }) => (
    <StaffTable posts={teachingPosts} total={teachersTotal} note={note} />
  )),
  'stream-table': block({}, () => <StreamTable streams={streamBands} />),
  'stream-tool': block({}, (_, { query }) => (
    <StreamTool fields={query && parseScoreFields(query)} />
  )),
  'students-by-class': block({}, () => <StrengthTable classes={disclosure.studentsByClass} />),
  'subject-combinations': block({}, () => (
    <SubjectCombinations combinations={subjectCombinations} />
  )),
  teachers: block({}, () => <TeacherTable teachers={disclosure.teacherDetails} />),
  'translated-pages': block({}, async (_, { language }) => {
    const paths = listTranslatedPaths(language).filter((path) => path !== '/')
    const cards = await loadPageCards(paths, language)
    return <CardGrid label={language.words.summary.pages} cards={cards} />
  }),
  'transport-table': block({}, (_, { language }) => (
    <TransportTable terms={feeTerms} routes={transportRoutes} words={language.words} />
  )),
  'which-class': block({}, async (_, { language }) => (
    <WhichClass
      {...loadWhichClass(await loadToday(), language)}
      words={language.words.admission}
      link={admissionLink(language)}
    />
  )),
}

/**
 * Finds the block of a document in the registry, and its attributes as the block reads them.
 * @throws Error with file and line, for an unknown block or attribute
 */
export function findBlock(
  { name, attributes, line }: BlockPart,
  { path, language }: Pick<BlockPage, 'path' | 'language'>,
) {
  const location = `${pageFileName(path, language)}:${line}`
  const block = getOwn(blocks, name)
  if (!block) throw new Error(`${location}: there is no block "${name}"`)
  const { data, error } = block.attributes.safeParse(attributes)
  if (error) throw new Error(`${location}: the block "${name}": ${z.prettifyError(error)}`)
  return { ...block, attributes: data as never }
}

/** Renders a block of a document. */
export async function renderBlock(
  part: BlockPart,
  page: BlockPage,
): Promise<RenderedPart & Traits> {
  const { render, attributes, ...traits } = findBlock(part, page)
  const body = await render(attributes, page, part.body)
  return { ...traits, kind: 'block', name: part.name, body }
}
