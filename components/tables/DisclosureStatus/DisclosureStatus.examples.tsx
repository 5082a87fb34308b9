import { DisclosureStatus } from './DisclosureStatus'

export const examples = {
  available: <DisclosureStatus status="available" />,
  awaited: <DisclosureStatus status="awaited" />,
}
