import { Section } from '@/components/ui/Section/Section'
import { Brand } from './Brand'

const shared = { name: 'Dooars Vale School', line: 'CBSE · Pre-Nursery to Class XII', home: '/' }

export const examples = {
  'in the header': <Brand {...shared} />,
  'on a dark background': (
    <Section surface="deep" tight label="The school">
      <Brand {...shared} surface="deep" />
    </Section>
  ),
}
