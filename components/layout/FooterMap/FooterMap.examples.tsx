import { school } from '@/content/school'
import { layout } from '@/content/words/en/layout'
import { FooterMap } from './FooterMap'

export const examples = {
  'with the plan': <FooterMap school={school} words={layout} />,
  compact: <FooterMap school={school} words={layout} compact />,
}
