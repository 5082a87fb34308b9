import { Button } from '@/components/ui/Button/Button'
import { FieldsForm } from '../FieldsForm/FieldsForm.client'
import type { FieldsAction } from '../FieldsForm/form-state'
import styles from './PersonActions.module.scss'

type FormAction = (data: FormData) => Promise<void>

type PersonActionsProps = {
  id: string
  name: string
  email: string
  makePasswordLink: FieldsAction
  logOutEverywhere: FormAction
  remove: FormAction
}

/** Actions of an owner on an account, except for its role. Removing it needs confirmation. */
export function PersonActions(props: PersonActionsProps) {
  const { id, name, email, makePasswordLink, logOutEverywhere, remove } = props
  return (
    <>
      <section className={styles.personActions} aria-labelledby="forgotten">
        <h2 id="forgotten">Password forgotten</h2>
        <p>Make a link with which {name} chooses a new one.</p>
        <FieldsForm
          id="password-link"
          labelledBy="forgotten"
          action={makePasswordLink}
          hidden={{ email }}
          fields={[]}
          submit="Make the link"
        />
      </section>
      <section className={styles.personActions} aria-labelledby="lost">
        <h2 id="lost">Telephone lost</h2>
        <p>This also removes the passkeys of {name}.</p>
        <form action={logOutEverywhere}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="outline">
            Log {name} out everywhere
          </Button>
        </form>
      </section>
      <section className={styles.personActions} aria-labelledby="leaves">
        <h2 id="leaves">Leaves the school</h2>
        <details>
          <summary>Remove the account</summary>
          <p>{name} is logged out at once. What was written stays.</p>
          <form action={remove}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" className={styles.remove}>
              Remove {name}
            </Button>
          </form>
        </details>
      </section>
    </>
  )
}
