import { ButtonLink } from '@/components/ui/Button/Button'
import { DeskPage } from '../DeskPage/DeskPage'
import { OpenLink } from './OpenLink.client'

const words = {
  invite: {
    text: 'An invitation works once, and for 48 hours. Ask an owner of the desk for a new one. If you have an account already, log in.',
    label: 'Log in',
    href: '/desk/log-in',
  },
  reset: {
    text: 'A link for a new password works once, and for an hour.',
    label: 'Ask for a new link',
    href: '/desk/forgotten',
  },
}

type ExpiredLinkProps = {
  purpose: keyof typeof words
  /** Opens another link. */
  action: (data: FormData) => Promise<void>
}

/** The page of a one-time link that is unknown, used or expired. It does not say which. */
export function ExpiredLink({ purpose, action }: ExpiredLinkProps) {
  const { text, label, href } = words[purpose]
  return (
    <DeskPage title="This link does not work any more">
      <p>{text}</p>
      <p>
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
      <OpenLink action={action} hidden />
    </DeskPage>
  )
}
