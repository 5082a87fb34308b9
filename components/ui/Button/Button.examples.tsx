import { Icon } from '../Icon/Icon'
import { Section } from '../Section/Section'
import { Button, ButtonLink, IconButton } from './Button'

export const examples = {
  brand: <Button>Show the fees</Button>,
  'call to action': (
    <ButtonLink variant="cta" href="/admission/admission-enquiry">
      Enquire
    </ButtonLink>
  ),
  outline: (
    <Button variant="outline">
      <Icon name="printer" /> Print
    </Button>
  ),
  small: (
    <Button size="small" variant="outline">
      Try again
    </Button>
  ),
  disabled: <Button disabled>Sending</Button>,
  'a link to another site': (
    <ButtonLink href="https://portal.school.example/">Parent portal</ButtonLink>
  ),
  'on a dark background': (
    <Section surface="deep" label="Dark background">
      <ButtonLink variant="outline" surface="deep" href="/contact">
        Contact
      </ButtonLink>{' '}
      <IconButton surface="deep" aria-label="Next picture">
        <Icon name="caret-right-bold" />
      </IconButton>
    </Section>
  ),
  'with one icon': (
    <IconButton aria-label="Close">
      <Icon name="x-bold" />
    </IconButton>
  ),
}
