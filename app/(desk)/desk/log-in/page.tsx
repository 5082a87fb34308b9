import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { PasskeyLogIn } from '@/components/desk/PasskeyLogIn/PasskeyLogIn.client'
import { school } from '@/content/school'
import { getNextPath } from '@/lib/desk/web/next-path'
import { readCurrentSession } from '@/lib/desk/web/session'
import { enter, enterWithPasskey, startPasskey } from './actions'

export const metadata: Metadata = { title: 'Log in' }

export default async function LogInPage({ searchParams }: PageProps<'/desk/log-in'>) {
  const { next, done } = await searchParams
  const path = getNextPath(next)
  if (await readCurrentSession()) redirect(path)
  return (
    <DeskPage title="Log in">
      {done === 'out' && <SuccessMessage>You have logged out.</SuccessMessage>}
      <p>The office of {school.name} writes for the website here.</p>
      <FieldsForm
        id="log-in"
        action={enter}
        hidden={{ next: path }}
        fields={[
          { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        submit="Log in"
      />
      <PasskeyLogIn next={path} start={startPasskey} enter={enterWithPasskey} />
      <p>
        <a href="/desk/forgotten">I have forgotten my password</a>
      </p>
      <p>
        <a href="/">To the website</a>
      </p>
    </DeskPage>
  )
}
