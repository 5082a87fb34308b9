import 'server-only'
import { filterActive } from '@/lib/alerts/alert'
import { formatClock24, now } from '@/lib/core/dates'
import { countNewEnquiries } from '@/lib/desk/enquiries/list'
import type { Actor } from '@/lib/desk/operation'
import { can } from '@/lib/desk/permissions'
import { listAlerts } from '@/lib/desk/records/alerts'
import { recordOverview } from '@/lib/desk/records/overview'

/** The health of the site (`lib/server/health.ts`), the worst problem first. */
type Report = { status: 'ok' | 'degraded' | 'down'; problems: readonly string[] }

/** Loads the data of the first page of the desk. */
export async function loadDeskHome(actor: Actor, report: Report) {
  const [records, alerts, newEnquiries] = await Promise.all([
    recordOverview(actor),
    listAlerts(actor),
    can(actor.role, 'enquiries.read') ? countNewEnquiries(actor) : undefined,
  ])
  return {
    records,
    alerts: filterActive(alerts),
    site: { isWell: report.status === 'ok', text: siteSentence(report) },
    newEnquiries,
    greeting: greetings.find(({ until }) => clockHour() < until)!.text,
  }
}

const clockHour = () => Number(formatClock24(now()).slice(0, 2))

const greetings = [
  { until: 12, text: 'Good morning' },
  { until: 17, text: 'Good afternoon' },
  { until: 24, text: 'Good evening' },
]

/** Returns the health of the site in one sentence (R-HEALTH-1). */
function siteSentence({ status, problems: [problem] }: Report): string {
  if (status === 'ok') return 'The website is well.'
  return status === 'down'
    ? `The website needs help now: ${problem}`
    : `The website is open, but look after this: ${problem}`
}
