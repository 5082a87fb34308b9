import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { Note } from '@/components/ui/Note/Note'
import { env } from '@/lib/core/env'
import { askForPassword } from './actions'

export const metadata = { title: 'New password' }

/** Asks for a link for a new password (R-DESK-10). Without a mail server only an owner can make one. */
export default async function ForgottenPage({ searchParams }: PageProps<'/desk/forgotten'>) {
  const { done } = await searchParams
  return (
    <DeskPage title="New password" back={{ href: '/desk/log-in', label: 'Log in' }}>
      {done === 'sent' && (
        <SuccessMessage>
          If there is an account with this address, a link is on its way. It works for an hour. Look
          into the spam folder, too.
        </SuccessMessage>
      )}
      {done === 'enough' && (
        <Note tone="warn">
          Several links were asked for with this address in the last hour. If it has an account,
          they are in its mailbox or in the spam folder, and each of them works for an hour. Or ask
          an owner of the desk for a link.
        </Note>
      )}
      {env.notify ? (
        <FieldsForm
          id="forgotten"
          action={askForPassword}
          fields={[{ name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' }]}
          submit="Send me a link"
        />
      ) : (
        <p>
          Ask an owner of the desk for a link. It opens a page on which you choose a new password.
        </p>
      )}
    </DeskPage>
  )
}
