import { Button, ButtonLink } from '@/components/ui/Button/Button'
import styles from './CertificateList.module.scss'

type Certificate = { id: string; admission: string; pupil: string; savedAt: string }

type CertificateListProps = {
  certificates: readonly Certificate[]
  /** Removes the certificate whose `id` is in the form, or restores it with `undo`. */
  action: (data: FormData) => Promise<void>
  isFiltered?: boolean
  /** Whether the certificates are in the bin: they can only be restored. */
  isRemoved?: boolean
}

/** Certificates, each with its actions. */
export function CertificateList({
  certificates,
  action,
  isFiltered,
  isRemoved,
}: CertificateListProps) {
  if (certificates.length === 0) {
    return <p>{isFiltered ? 'No certificate is like this.' : 'No certificate yet.'}</p>
  }
  return (
    <ul className={styles.certificateList}>
      {certificates.map(({ id, admission, pupil, savedAt }) => (
        <li key={id}>
          <b>{admission}</b>
          <p>{pupil}</p>
          <small>Saved {savedAt}</small>
          <form action={action} className={styles.buttons}>
            <input type="hidden" name="id" value={id} />
            {isRemoved ? (
              <Button type="submit" name="undo" value="true" variant="outline" size="small">
                Put back
              </Button>
            ) : (
              <>
                <ButtonLink href={`/desk/certificates/${id}`} variant="outline" size="small">
                  Open
                </ButtonLink>
                <ButtonLink
                  href={`/desk/certificates?replace=${id}#upload`}
                  variant="outline"
                  size="small"
                >
                  Replace
                </ButtonLink>
                <Button type="submit" variant="outline" size="small">
                  Remove
                </Button>
              </>
            )}
          </form>
        </li>
      ))}
    </ul>
  )
}

/** The certificates in the bin, collapsed. */
export function RemovedCertificates(props: CertificateListProps) {
  if (props.certificates.length === 0) return null
  return (
    <details className={styles.removed}>
      <summary>Removed in the last 30 days</summary>
      <CertificateList {...props} isRemoved />
    </details>
  )
}
