import { DeskPage } from '@/components/desk/DeskPage/DeskPage'
import { ButtonLink } from '@/components/ui/Button/Button'

export default function NotFound() {
  return (
    <DeskPage title="This page is not there">
      <p>It may have been removed, or the address is mistyped.</p>
      <p>
        <ButtonLink href="/desk">First page of the desk</ButtonLink>
      </p>
    </DeskPage>
  )
}
