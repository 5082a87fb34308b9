import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { newPasswordField } from '@/components/desk/FieldsForm/new-password-field'
import { ExpiredLink } from '@/components/desk/OneTimeLink/ExpiredLink'
import { readReset } from '@/lib/desk/accounts/reset'
import { setPassword } from './actions'

export const metadata = { title: 'New password' }

/** Where the link for a new password leads (R-DESK-10). */
export default async function NewPasswordPage({ searchParams }: PageProps<'/desk/new-password'>) {
  const { token } = await searchParams
  const person = typeof token === 'string' ? await readReset(token) : undefined
  if (!person || typeof token !== 'string') return <ExpiredLink purpose="reset" />
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
    </DeskPage>
  )
}
