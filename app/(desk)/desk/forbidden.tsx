import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { ButtonLink } from '@/components/ui/Button/Button'

/** For somebody whose role does not include what they asked for (R-DESK-2). */
export default function Forbidden() {
  return (
    <DeskPage title="Only an editor or an owner can do this">
      <p>Your role at the desk does not include it. Ask an editor or an owner.</p>
      <p>
        <ButtonLink href="/desk">First page of the desk</ButtonLink>
      </p>
    </DeskPage>
  )
}
