import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { newPasswordField } from '@/components/desk/FieldsForm/new-password-field'
import { ExpiredLink } from '@/components/desk/OneTimeLink/ExpiredLink'
import { OpenLink } from '@/components/desk/OneTimeLink/OpenLink.client'
import { PasteLink } from '@/components/desk/OneTimeLink/PasteLink'
import { readReset } from '@/lib/desk/accounts/reset'
import { readToken } from '@/lib/desk/web/link-token'
import { setPassword, openLink } from './actions'

export const metadata = { title: 'New password' }

/** The page that the link for a new password opens (R-DESK-10). */
export default async function NewPasswordPage() {
  const token = await readToken()
  if (token === undefined) return <PasteLink action={openLink} />
  const person = await readReset(token)
  if (!person) return <ExpiredLink purpose="reset" action={openLink} />
  return (
    <DeskPage title="New password">
      <p>For {person.email}. You are logged out everywhere else, and your passkeys are removed.</p>
      <FieldsForm
        id="new-password"
        action={setPassword}
        hidden={{ token }}
        username={person.email}
        fields={[newPasswordField]}
        submit="Set the password"
      />
      <OpenLink action={openLink} hidden />
    </DeskPage>
  )
}
