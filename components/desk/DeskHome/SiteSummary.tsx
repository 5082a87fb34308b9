import { Icon } from '@/components/ui/Icon/Icon'
import type { Alert } from '@/lib/alerts/alert'
import styles from './SiteSummary.module.scss'

type SiteSummaryProps = {
  /** The condition of the website in one sentence. */
  site: { isWell: boolean; text: string }
  /** `undefined` for those who may not see enquiries. */
  newEnquiries?: number
  /** The alerts shown on every page now. */
  alerts: readonly Alert[]
}

/** Whether somebody has to act: the health of the site, new enquiries, and the alerts that visitors see. */
export function SiteSummary({ site, newEnquiries, alerts }: SiteSummaryProps) {
  return (
    <div className={styles.siteSummary} data-well={site.isWell || undefined}>
      <Icon name={site.isWell ? 'check-circle-fill' : 'warning-circle-fill'} />
      <p>
        {site.text} <Enquiries count={newEnquiries} />
      </p>
      {alerts.map(({ id, text }) => (
        <p key={id} className={styles.alert}>
          Every page says: “{text.en}” <a href="/desk/alerts">Change or end it</a>
        </p>
      ))}
    </div>
  )
}

function Enquiries({ count }: { count?: number }) {
  if (count === undefined) return null
  if (count === 0) return 'No enquiry is new.'
  return (
    <a href="/desk/enquiries?state=new">
      {count === 1 ? 'One enquiry is new.' : `${count} enquiries are new.`}
    </a>
  )
}
