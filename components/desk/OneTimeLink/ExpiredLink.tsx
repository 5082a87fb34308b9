import { ButtonLink } from '@/components/ui/Button/Button'
import { DeskPage } from '../DeskPage/DeskPage'

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

/** The page of a one-time link that is unknown, used or expired. It does not say which. */
export function ExpiredLink({ purpose }: { purpose: keyof typeof words }) {
  const { text, label, href } = words[purpose]
  return (
    <DeskPage title="This link does not work any more">
      <p>{text}</p>
      <p>
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </DeskPage>
  )
}
