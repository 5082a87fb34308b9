import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { newPasswordField } from '@/components/desk/FieldsForm/new-password-field'
import { ExpiredLink } from '@/components/desk/OneTimeLink/ExpiredLink'
import { OpenLink } from '@/components/desk/OneTimeLink/OpenLink.client'
import { PasteLink } from '@/components/desk/OneTimeLink/PasteLink'
import { readInvitation } from '@/lib/desk/accounts/join'
import { readToken } from '@/lib/desk/web/link-token'
import { join, openLink } from './actions'

export const metadata = { title: 'Your account' }

/** The page that the link of an invitation opens (R-DESK-10). */
export default async function JoinPage() {
  const token = await readToken()
  if (token === undefined) return <PasteLink action={openLink} />
  const invitation = await readInvitation(token)
  if (!invitation) return <ExpiredLink purpose="invite" action={openLink} />
  const { email, role } = invitation
  return (
    <DeskPage title="Welcome to the desk">
      <p>
        You write for the website as {role === 'writer' ? 'a' : 'an'} {role}. Log in with {email}{' '}
        from now on.
      </p>
      <FieldsForm
        id="join"
        action={join}
        hidden={{ token }}
        username={email}
        fields={[
          {
            name: 'name',
            label: 'Your name',
            hint: 'Colleagues see it in the history; visitors do not.',
            autoComplete: 'name',
          },
          newPasswordField,
        ]}
        submit="Create my account"
      />
      <OpenLink action={openLink} hidden />
    </DeskPage>
  )
}
