import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { SuccessMessage } from '@/components/desk/SuccessMessage/SuccessMessage'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { PersonList } from '@/components/desk/PersonList/PersonList'
import { roleField } from '@/components/desk/PersonList/role-words'
import { InvitationList } from '@/components/desk/RevokeList/InvitationList'
import { listInvitations } from '@/lib/desk/accounts/join'
import { listPeople } from '@/lib/desk/accounts/people'
import { requireActor } from '@/lib/desk/web/session'
import { invitePerson, withdraw } from './actions'

export const metadata = { title: 'People' }

/** Everybody with an account, the open invitations, and the invitation of others (R-DESK-2). */
export default async function PeoplePage({ searchParams }: PageProps<'/desk/people'>) {
  const actor = await requireActor('people.read')
  const [people, invitations, { done }] = await Promise.all([
    listPeople(actor),
    listInvitations(actor),
    searchParams,
  ])
  return (
    <DeskPage title="People" actor={actor}>
      {done === 'removed' && <SuccessMessage>The account is removed.</SuccessMessage>}
      {done === 'withdrawn' && (
        <SuccessMessage>The invitation is withdrawn. Its link no longer works.</SuccessMessage>
      )}
      <PersonList people={people} self={actor.id} />
      {invitations.length > 0 && (
        <>
          <h2>Open invitations</h2>
          <InvitationList invitations={invitations} action={withdraw} />
        </>
      )}
      <h2 id="invite">Invite somebody</h2>
      <FieldsForm
        id="invitation"
        labelledBy="invite"
        action={invitePerson}
        fields={[
          { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'off' },
          { ...roleField, value: 'writer' },
        ]}
        submit="Make the invitation"
      />
    </DeskPage>
  )
}
