import { englishGlossary } from '../../glossary'
import { admission } from './admission'
import { alerts } from './alerts'
import { enquiry } from './enquiry'
import { fees } from './fees'
import { figures } from './figures'
import { layout } from './layout'
import { offline } from './offline'
import { pages } from './pages'
import { search } from './search'
import { searchNames } from './search-names'
import { summary } from './summary'
import { tables } from './tables'

/** The words of English, the reference of all languages. */
export const english = {
  admission,
  alerts,
  enquiry,
  fees,
  figures,
  glossary: englishGlossary,
  layout,
  offline,
  pages,
  search,
  searchNames,
  summary,
  tables,
}
