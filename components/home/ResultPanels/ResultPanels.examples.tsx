import { ResultPanels } from './ResultPanels'

export const examples = {
  'two galleries': (
    <ResultPanels
      heading="Results of 2025"
      panels={[
        {
          mark: '95%',
          house: 'blue',
          title: 'Class X',
          text: 'passed the AISSE',
          href: '/topper-x',
        },
        { house: 'green', title: 'Coup d’élite', text: 'prizes and medals', href: '/coup-delite' },
      ]}
      more="All pictures"
      film={{ label: 'Watch the school film', href: 'https://video.example.org/school-film' }}
      socialPage={{ label: 'Follow the school page', href: 'https://social.example.org/school' }}
    />
  ),
}
