import { layout } from '@/content/words/en/layout'
import { TranslationNote } from './TranslationNote'

const shared = {
  tag: 'bn-IN',
  english: { href: '/admission', hrefLang: 'en' },
  words: layout.translation,
}

export const examples = {
  'not reviewed': <TranslationNote {...shared} isReviewed={false} isOutdated={false} />,
  'older than the English page': <TranslationNote {...shared} isReviewed isOutdated />,
}
