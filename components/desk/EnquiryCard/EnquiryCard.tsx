import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './EnquiryCard.module.scss'

export type EnquiryFact = { term: string; detail: string }

type EnquiryCardProps = {
  /** Ten digits. */
  contact: string
  email: string | null
  facts: readonly EnquiryFact[]
}

/** Contact data of the family, and what they have sent. */
export function EnquiryCard({ contact, email, facts }: EnquiryCardProps) {
  return (
    <>
      <div className={styles.calls}>
        <ButtonLink href={`tel:+91${contact}`}>
          <Icon name="phone" />
          Ring {contact.replace(/(\d{5})(\d{5})/, '$1 $2')}
        </ButtonLink>
        <ButtonLink href={`https://wa.me/91${contact}`} variant="outline">
          <Icon name="whatsapp-logo" />
          WhatsApp
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        {email && (
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </dd>
          </div>
        )}
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
