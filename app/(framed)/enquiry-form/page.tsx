import { ConsentNotice } from '@/components/enquiry/ConsentNotice/ConsentNotice'
import { FramedForm } from '@/components/enquiry/FramedForm/FramedForm.client'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { home } from '@/content/words/en/home'
import { env } from '@/lib/core/env'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { getEnquiryFormProps } from '@/lib/pages/enquiry'
import styles from './page.module.scss'

const { title, lead } = home.enquiryDialog

export const metadata = { title }

/** The form of the enquiry dialog (`components/home/EnquiryDialog`). */
export default function EnquiryFormPage() {
  const { notice, ...form } = getEnquiryFormProps(env.enquiryFormKeyHome)
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p id="lead" className={styles.lead}>
        {lead}
      </p>
      <FramedForm
        {...form}
        id="home-enquiry"
        labelledBy="lead"
        notice={<ConsentNotice {...notice} />}
        action={sendEnquiry}
      />
      <BrowserScript name="framed-form" />
    </>
  )
}
