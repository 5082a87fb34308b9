import { InstitutionCards } from './InstitutionCards'

export const examples = {
  'with and without a website': (
    <InstitutionCards
      institutions={[
        {
          name: 'Dooars Vale Junior School',
          text: 'Pre-Nursery to Class II.',
          href: 'https://junior.school.example/',
        },
        { name: 'Dooars Vale College of Education', text: 'Trains teachers.' },
      ]}
    />
  ),
}
