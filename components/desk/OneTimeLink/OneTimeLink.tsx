import { ButtonLink } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import { SuccessMessage } from '../SuccessMessage/SuccessMessage'
import styles from './OneTimeLink.module.scss'

type OneTimeLinkProps = {
  url: string
  title: string
  /** How long it is valid, and whether it was mailed. */
  text: string
}

/** A link for one person, to pass on in a message. It cannot be shown again. */
export function OneTimeLink({ url, title, text }: OneTimeLinkProps) {
  return (
    <SuccessMessage>
      <h3>{title}</h3>
      <p>{text}</p>
      <Field id="one-time-link" label="Link" defaultValue={url} readOnly />
      <div className={styles.ways}>
        <ButtonLink
          size="small"
          variant="outline"
          href={`https://wa.me/?text=${encodeURIComponent(url)}`}
        >
          Send by WhatsApp
        </ButtonLink>
        <ButtonLink size="small" variant="outline" href={`mailto:?body=${encodeURIComponent(url)}`}>
          Send by e-mail
        </ButtonLink>
      </div>
    </SuccessMessage>
  )
}
