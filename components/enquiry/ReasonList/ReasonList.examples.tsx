import { ReasonList } from './ReasonList'

export const examples = {
  'two reasons': (
    <ReasonList
      reasons={[
        { icon: 'bus-duotone', title: 'Buses', text: 'Five routes, each with a conductor.' },
        { icon: 'graduation-cap-duotone', title: 'Teachers', text: 'Two for every section.' },
      ]}
    />
  ),
}
