import { FactList } from './FactList'

export const examples = {
  'short facts': (
    <FactList
      title="The library"
      facts={[
        { term: 'Books', detail: '12,000' },
        { term: 'Opening hours', detail: '7:30 am to 3:00 pm' },
        { term: 'Telephone', detail: <a href="tel:+910000000001">00000 00001</a> },
      ]}
    />
  ),
}
