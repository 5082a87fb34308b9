import { headers } from 'next/headers'
import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { isForOwners } from '@/components/desk/DeskPage/menu'
import { ButtonLink } from '@/components/ui/Button/Button'
import { readCurrentSession } from '@/lib/desk/web/session'
import { deskPathHeader } from '@/lib/routing/desk'

/**
 * For somebody whose role does not include what they asked for (R-DESK-2). It names nobody: only owners may see who has
 * which role.
 */
export default async function Forbidden() {
  const actor = (await readCurrentSession())?.actor
  const path = (await headers()).get(deskPathHeader) ?? ''
  // What an editor may not do, only an owner may.
  const needsOwner = actor?.role === 'editor' || isForOwners(path)
  return (
    <DeskPage
      title={needsOwner ? 'Only an owner can do this' : 'Only an editor or an owner can do this'}
      actor={actor}
    >
      {needsOwner ? (
        <p>
          Your role at the desk does not include it. Ask an owner: the person who invited you, or
          whoever looks after the website.
        </p>
      ) : (
        <p>
          Your role at the desk does not include it. Ask an editor or an owner: the{' '}
          <a href="/desk/history">History</a> shows who publishes.
        </p>
      )}
      <p>
        <ButtonLink href="/desk">First page of the desk</ButtonLink>
      </p>
    </DeskPage>
  )
}
