import { links } from '../Breadcrumb/Breadcrumb.examples'
import { QuickLinks } from './QuickLinks'

export const examples = {
  'the last is current': <QuickLinks links={links} current="/our-campus/library" />,
}
