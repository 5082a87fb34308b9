import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { HistoryFilters } from '@/components/desk/HistoryList/HistoryFilters'
import { HistoryList } from '@/components/desk/HistoryList/HistoryList'
import { PageLinks } from '@/components/desk/PageLinks/PageLinks'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { requireActor } from '@/lib/desk/web/session'
import { loadHistory } from '@/lib/pages/desk-history'

export const metadata: Metadata = { title: 'History' }

export default async function HistoryPage({ searchParams }: PageProps<'/desk/history'>) {
  const actor = await requireActor('history.read')
  const { days, older, ...filters } = await loadHistory(actor, await searchParams)
  return (
    <DeskPage title="History" actor={actor}>
      <HistoryFilters {...filters} />
      {days.length > 0 ? <HistoryList days={days} /> : <EmptyState text="Nothing yet." />}
      <PageLinks older={older} />
    </DeskPage>
  )
}
