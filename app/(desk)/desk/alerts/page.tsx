import type { Metadata } from 'next'
import { AlertForm } from '@/components/desk/AlertForm/AlertForm.client'
import { AlertList } from '@/components/desk/AlertList/AlertList'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { can } from '@/lib/desk/permissions'
import { requireActor } from '@/lib/desk/web/session'
import { loadAlerts } from '@/lib/pages/desk-alerts'
import { getNamed } from '@/lib/pages/desk-query'
import { endAlertAction, previewAlertAction, setAlertAction } from './actions'

export const metadata: Metadata = { title: 'Alerts' }

const doneWords: Record<string, string> = {
  set: 'The alert is set. Every page shows it within ten seconds.',
  ended: 'The alert has ended. It leaves every page within ten seconds.',
}

export default async function AlertsPage({ searchParams }: PageProps<'/desk/alerts'>) {
  const actor = await requireActor('alerts.read')
  const { alerts, initial, concerns, languages } = await loadAlerts(actor)
  const text = getNamed(doneWords, await searchParams)
  return (
    <DeskPage title="Alerts" actor={actor}>
      {text && <SuccessMessage>{text}</SuccessMessage>}
      {alerts.length > 0 ? (
        <AlertList
          alerts={alerts}
          end={can(actor.role, 'alerts.end') ? endAlertAction : undefined}
        />
      ) : (
        <p>No alert is set.</p>
      )}
      {can(actor.role, 'alerts.set') && (
        <>
          <h2 id="new">Set an alert</h2>
          <AlertForm
            {...{ initial, concerns, languages }}
            action={setAlertAction}
            preview={previewAlertAction}
          />
        </>
      )}
    </DeskPage>
  )
}
