import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { newPasswordField } from '@/components/desk/FieldsForm/new-password-field'
import { ExpiredLink } from '@/components/desk/OneTimeLink/ExpiredLink'
import { readInvitation } from '@/lib/desk/accounts/join'
import { join } from './actions'

export const metadata = { title: 'Your account' }

/** Where the link of an invitation leads (R-DESK-10). */
export default async function JoinPage({ searchParams }: PageProps<'/desk/join'>) {
  const { token } = await searchParams
  const invitation = typeof token === 'string' ? await readInvitation(token) : undefined
  if (!invitation || typeof token !== 'string') return <ExpiredLink purpose="invite" />
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
    </DeskPage>
  )
}
