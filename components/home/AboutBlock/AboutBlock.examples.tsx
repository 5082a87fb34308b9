import { Section } from '@/components/ui/Section/Section'
import { findPicture } from '@/lib/pictures/pictures'
import { AboutBlock } from './AboutBlock'

export const examples = {
  'two figures': (
    <Section label="First section">
      <AboutBlock
        heading="About the school"
        picture={findPicture('campus')}
        lead="A day and boarding school between tea gardens and the forest."
        text="From Pre-Nursery to Class XII on one campus."
        facts={[
          { value: '105', label: 'teachers' },
          { value: '72', label: 'classrooms' },
        ]}
        more={{ label: 'The society', href: '/about/dps-society' }}
        disclosure={{ label: 'Mandatory disclosure', href: '/mandatory-disclosure' }}
      />
    </Section>
  ),
}
