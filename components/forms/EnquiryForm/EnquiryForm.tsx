import { Button } from '@/components/content/Button/Button'
import { microcopy } from '@/content/microcopy'
import { EnquiryFields } from '../EnquiryFields/EnquiryFields'
import styles from './EnquiryForm.module.scss'

type EnquiryFormProps = {
  /** Keeps two forms on one page apart, and is what links to the form point at. */
  id: string
  title: string
  lead: string
  classes: readonly string[]
  /** Where the form is posted to. */
  action?: string
}

/** The admission enquiry as a panel of its own (P§2.12, P§5). Posted, so that no answer stands in an address. */
export function EnquiryForm({ id, title, lead, classes, action }: EnquiryFormProps) {
  const headingId = `${id}-heading`
  return (
    <form id={id} className={styles.root} action={action} method="post" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>{lead}</p>
      <EnquiryFields idPrefix={id} classes={classes} />
      <Button type="submit" look="cta" className={styles.submit}>
        {microcopy.enquiry.submit}
      </Button>
    </form>
  )
}
