import { Button } from '@/components/ui/Button/Button'
import styles from './EnquiryErase.module.scss'

type EnquiryEraseProps = {
  reference: string
  contact: string
  /** Whether the enquiry was also sent to a provider or the mailbox of the office. */
  isDelivered: boolean
  action: (data: FormData) => Promise<void>
}

/**
 * Erases an enquiry permanently at a family's request (R-ENQUIRY-12). The text before the button says what will be
 * erased.
 */
export function EnquiryErase({ reference, contact, isDelivered, action }: EnquiryEraseProps) {
  return (
    <details className={styles.root}>
      <summary>Erase it, when the family asks</summary>
      <form action={action}>
        <input type="hidden" name="reference" value={reference} />
        <p>
          It is erased permanently, with its notes. The history keeps that it was erased, without
          the name. {isDelivered && 'Also erase the copies at the provider and in the mailbox.'}
        </p>
        <div>
          <Button type="submit" variant="outline" name="all" value="">
            Erase this enquiry
          </Button>
          <Button type="submit" variant="outline" name="all" value="true">
            Erase everything of {contact}
          </Button>
        </div>
      </form>
    </details>
  )
}
