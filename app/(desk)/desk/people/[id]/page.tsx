import { notFound } from 'next/navigation'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { PersonActions } from '@/components/desk/PersonList/PersonActions'
import { roleField } from '@/components/desk/PersonList/role-words'
import { Note } from '@/components/ui/Note/Note'
import { listPeople } from '@/lib/desk/accounts/people'
import { requireActor } from '@/lib/desk/web/session'
import { logOutEverywhere, makePasswordLink, remove, setRole } from '../actions'

export const metadata = { title: 'Person' }

/** One account, and what an owner can change about it (R-DESK-2). */
export default async function PersonPage({ params, searchParams }: PageProps<'/desk/people/[id]'>) {
  const actor = await requireActor('people.read')
  const [{ id }, { done }, people] = await Promise.all([params, searchParams, listPeople(actor)])
  const person = people.find((candidate) => candidate.id === id)
  if (!person) notFound()
  const { name, email, role } = person
  return (
    <DeskPage title={name} actor={actor} back={{ href: '/desk/people', label: 'People' }}>
      {done === 'role' && <SuccessMessage>The role is changed.</SuccessMessage>}
      {done === 'sessions' && <SuccessMessage>{name} is logged out everywhere.</SuccessMessage>}
      {done === 'owner' && <Note tone="warn">There must be an owner. Make another one first.</Note>}
      <p>{email}</p>
      <FieldsForm
        id="person"
        action={setRole}
        hidden={{ id }}
        fields={[{ ...roleField, value: role }]}
        submit="Change the role"
      />
      <PersonActions {...{ id, name, email, makePasswordLink, logOutEverywhere, remove }} />
    </DeskPage>
  )
}
