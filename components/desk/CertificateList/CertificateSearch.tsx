import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import styles from './CertificateList.module.scss'

/** Searches the certificates by a part of the number or the name. */
export function CertificateSearch({ search }: { search: string }) {
  return (
    <form className={styles.search} role="search" action="/desk/certificates">
      <Field
        id="certificate-q"
        name="q"
        type="search"
        label="Number or name"
        required={false}
        defaultValue={search}
      />
      <Button type="submit" variant="outline">
        Find
      </Button>
    </form>
  )
}
