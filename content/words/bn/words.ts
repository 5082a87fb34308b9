import type { Words } from '../types'
import { admission } from './admission'
import { alerts } from './alerts'
import { enquiry } from './enquiry'
import { fees } from './fees'
import { figures } from './figures'
import { glossary } from './glossary'
import { layout } from './layout'
import { offline } from './offline'
import { pages } from './pages'
import { search } from './search'
import { searchNames } from './search-names'
import { summary } from './summary'
import { tables } from './tables'

/** The words of Bengali. */
export const bengali: Words = {
  glossary,
  admission,
  alerts,
  enquiry,
  fees,
  figures,
  layout,
  offline,
  pages,
  search,
  searchNames,
  summary,
  tables,
}
