import { Section } from '@/components/ui/Section/Section'
import { StandaloneControls } from './CarouselControls.examples.client'

export const examples = {
  'on a dark background': (
    <Section surface="deep" label="Pictures" tight interactive>
      <StandaloneControls />
    </Section>
  ),
}
