import { Section } from '@/components/ui/Section/Section'
import { CarouselControls } from './CarouselControls'

export const examples = {
  'on a dark background': (
    <Section surface="deep" label="Pictures" tight>
      <CarouselControls noun="picture" />
    </Section>
  ),
}
