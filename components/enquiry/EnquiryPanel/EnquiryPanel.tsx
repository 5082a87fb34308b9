import { EnquiryForm, type EnquiryFormProps } from '../EnquiryForm/EnquiryForm.client'
import styles from './EnquiryPanel.module.scss'

/** The panel has the form's id, so that a link to the form scrolls to its heading. */
type EnquiryPanelProps = Omit<EnquiryFormProps, 'labelledBy'> & { title: string; lead?: string }

/** The admission enquiry form in a panel (R-ENQUIRY-1). */
export function EnquiryPanel({ title, lead, ...form }: EnquiryPanelProps) {
  const headingId = `${form.id}-heading`
  return (
    <div id={form.id} className={styles.root}>
      <h2 id={headingId}>{title}</h2>
      {lead && <p>{lead}</p>}
      <EnquiryForm {...form} labelledBy={headingId} />
    </div>
  )
}
