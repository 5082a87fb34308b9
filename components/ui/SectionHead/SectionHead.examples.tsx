import { SectionHead } from './SectionHead'

export const examples = {
  'a title': <SectionHead title="School Tabloid" />,
  'with a lead and a link': (
    <SectionHead
      title="News"
      lead="What the school tells parents."
      more={{ label: 'All news', href: '/news' }}
    />
  ),
}
