import 'server-only'
import type { Language } from '@/content/languages'
import { admissionStatus } from '@/lib/core/admission'
import { costPath } from '@/lib/fees/choice'
import { linkIn } from '@/lib/routing/localized'
import { loadInformationPage } from './information'
import { loadToday } from './today'
import { whichClass } from './which-class'

/** The id of the rules in the page of a translation, for which English has a page. */
export const rulesId = 'rules'
const rulesPath = '/admission/admission-information'

/** Data of the admission page of a translation. */
export async function loadAdmissionPage(path: string, language: Language) {
  const today = await loadToday()
  const { words } = language
  const link = (target: string) =>
    target === rulesPath ? { href: `#${rulesId}` } : linkIn(language, target)
  return {
    frame: await loadInformationPage(path, language),
    status: {
      text: admissionStatus(today, language),
      enquiry: link('/admission/admission-enquiry').href,
      words: words.admission,
    },
    tool: { ...whichClass(today, language), words: words.admission, link },
    cost: { path: link(costPath).href, words: words.fees },
  }
}
