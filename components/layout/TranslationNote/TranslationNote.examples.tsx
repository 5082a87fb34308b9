import { layout } from '@/content/words/en/layout'
import { OutdatedNote, UnreviewedNote } from './TranslationNote'

const translation = {
  tag: 'bn-IN',
  isReviewed: false,
  isOutdated: true,
  english: { href: '/admission', hrefLang: 'en' },
  words: layout.translation,
}

export const examples = {
  'not reviewed': <UnreviewedNote {...translation} />,
  'older than the English page': <OutdatedNote {...translation} />,
}
