import { EnquiryForm, type EnquiryFormProps } from '../EnquiryForm/EnquiryForm.client'
import { FormFold } from './FormFold.client'
import styles from './EnquiryPanel.module.scss'

/** The panel has the form's id, so that a link to the form scrolls to its heading. */
type EnquiryPanelProps = Omit<EnquiryFormProps, 'labelledBy'> & {
  title: string
  lead?: string
  /** The label of a button that opens the form. Without it, the form is open. */
  opener?: string
}

/** The admission enquiry form in a panel (R-ENQUIRY-1). */
export function EnquiryPanel({ title, lead, opener, ...props }: EnquiryPanelProps) {
  const { id } = props
  const headingId = `${id}-heading`
  const form = <EnquiryForm {...props} labelledBy={headingId} />
  return (
    <div id={id} className={styles.root}>
      <h2 id={headingId}>{title}</h2>
      {lead && <p>{lead}</p>}
      {opener ? (
        <FormFold id={id} label={opener}>
          {form}
        </FormFold>
      ) : (
        form
      )}
    </div>
  )
}
