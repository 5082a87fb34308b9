import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { CreateButtons } from '@/components/desk/DeskHome/CreateButtons'
import { RecordPanel } from '@/components/desk/DeskHome/RecordPanel'
import { SiteSummary } from '@/components/desk/DeskHome/SiteSummary'
import { requireActor } from '@/lib/desk/web/session'
import { loadDeskHome } from '@/lib/pages/desk-home'
import { getNamed } from '@/lib/pages/desk-query'
import { getHealth } from '@/lib/server/health'

const doneWords: Readonly<Record<string, string>> = {
  joined: 'Your account is ready.',
  password: 'Your password is set.',
}

/** What is on the site, what comes next, and the buttons for what the office does most. */
export default async function DeskHomePage({ searchParams }: PageProps<'/desk'>) {
  const actor = await requireActor('records.read')
  const [query, page] = await Promise.all([
    searchParams,
    getHealth().then((report) => loadDeskHome(actor, report)),
  ])
  const { records, greeting } = page
  const text = getNamed(doneWords, query)
  const { live, scheduled, ending, drafts, counts } = records
  return (
    <DeskPage title={`${greeting}, ${actor.name}`} actor={actor}>
      {text && <SuccessMessage>{text}</SuccessMessage>}
      <CreateButtons role={actor.role} />
      <SiteSummary {...page} />
      <RecordPanel title="Ends soon" records={ending} date="end" />
      <RecordPanel
        title="Comes next"
        records={scheduled}
        date="begin"
        {...getStateLink(counts, 'scheduled')}
      />
      <RecordPanel
        title="On the site now"
        records={live}
        date="since"
        {...getStateLink(counts, 'live')}
      />
      <RecordPanel
        title="Drafts"
        records={drafts}
        date="saved"
        {...getStateLink(counts, 'draft')}
      />
    </DeskPage>
  )
}

const getStateLink = <State extends string>(counts: Record<State, number>, state: State) => ({
  count: counts[state],
  href: `/desk/records?state=${state}`,
})
