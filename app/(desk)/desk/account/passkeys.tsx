import { AddPasskey } from '@/components/desk/AddPasskey/AddPasskey.client'
import { PasskeyList } from '@/components/desk/RevokeList/PasskeyList'
import { listPasskeys } from '@/lib/desk/accounts/passkeys'
import type { DeskActor } from '@/lib/desk/web/session'
import { removeOwnPasskey, saveOwnPasskey, startOwnPasskey } from './actions'

/** The person's own passkeys, and a form for another one (R-DESK-18). */
export async function Passkeys({ actor }: { actor: DeskActor }) {
  const passkeys = await listPasskeys(actor)
  return (
    <>
      <h2 id="passkeys">Passkeys</h2>
      <p>
        With a passkey you log in by the fingerprint, the face or the PIN of your phone or computer,
        without the password. Add one only on a device that is yours.
      </p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} action={removeOwnPasskey} />}
      <AddPasskey
        labelledBy="passkeys"
        email={actor.email}
        start={startOwnPasskey}
        save={saveOwnPasskey}
      />
    </>
  )
}
