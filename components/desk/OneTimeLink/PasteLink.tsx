import { DeskPage } from '../DeskPage/DeskPage'
import { OpenLink } from './OpenLink.client'

/** The page of a one-time link before its fragment was sent. */
export function PasteLink({ action }: { action: (data: FormData) => Promise<void> }) {
  return (
    <DeskPage title="Open your link">
      <p>If nothing happens, paste here the whole link that you were given.</p>
      <OpenLink action={action} />
    </DeskPage>
  )
}
