import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SessionList } from '@/components/desk/RevokeList/SessionList'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { newPasswordField } from '@/components/desk/FieldsForm/new-password-field'
import { listSessions } from '@/lib/desk/accounts/sessions'
import { requireActor, requireSession } from '@/lib/desk/web/session'
import { getNamed } from '@/lib/pages/desk-query'
import { changeOwnName, changeOwnPassword, endOwnSession } from './actions'
import { Passkeys } from './passkeys'
import { accountDone, currentPasswordField } from './words'

export const metadata = { title: 'My account' }

export default async function AccountPage({ searchParams }: PageProps<'/desk/account'>) {
  const actor = await requireActor('sessions.own')
  const [{ sessionId }, sessions] = await Promise.all([requireSession(), listSessions(actor)])
  const text = getNamed(accountDone, await searchParams)
  return (
    <DeskPage title="My account" actor={actor}>
      {text && <SuccessMessage>{text}</SuccessMessage>}
      <p>You log in with {actor.email}.</p>
      <FieldsForm
        id="name"
        action={changeOwnName}
        fields={[{ name: 'name', label: 'Name', autoComplete: 'name', value: actor.name }]}
        submit="Save the name"
      />
      <h2 id="password">Change the password</h2>
      <FieldsForm
        id="own-password"
        labelledBy="password"
        action={changeOwnPassword}
        username={actor.email}
        fields={[currentPasswordField, newPasswordField]}
        submit="Change the password"
      />
      <Passkeys actor={actor} />
      <h2 id="sessions">Where you are logged in</h2>
      <SessionList sessions={sessions} current={sessionId} action={endOwnSession} />
    </DeskPage>
  )
}
