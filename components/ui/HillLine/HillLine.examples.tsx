import { HillLine } from './HillLine'

export const examples = {
  'above the page': (
    <div style={{ background: 'var(--deep)', paddingTop: '2rem' }}>
      <HillLine surface="page" />
    </div>
  ),
  'above the footer': <HillLine surface="deep" />,
}
