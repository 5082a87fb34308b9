import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import type { SearchAction } from '../search-action'
import styles from './CertificateList.module.scss'

/** Searches the certificates by part of the number or name. */
export function CertificateSearch({ search, action }: { search: string; action: SearchAction }) {
  return (
    <form className={styles.search} role="search" action={action}>
      <input type="hidden" name="list" value="certificates" />
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
