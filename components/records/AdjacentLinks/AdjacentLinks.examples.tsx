import { AdjacentLinks } from './AdjacentLinks'

const labels = { navigation: 'More news', newer: 'Newer', older: 'Older' }
const older = { title: 'The fee desk is closed on Saturday', href: '/news/fee-desk' }

export const examples = {
  'newer and older': (
    <AdjacentLinks
      labels={labels}
      newer={{ title: 'Winter uniform', href: '/news/uniform' }}
      older={older}
    />
  ),
  'the newest': <AdjacentLinks labels={{ ...labels, navigation: 'Older news' }} older={older} />,
}
