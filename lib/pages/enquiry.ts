import 'server-only'
import { campusPictures } from '@/content/data/campus'
import { counters } from '@/content/data/counters'
import { enquiryClasses } from '@/content/data/enquiry'
import { schoolClasses } from '@/content/data/classes'
import { listPictures, resultGalleries } from '@/content/data/galleries'
import { english, type Language } from '@/content/languages'
import { school } from '@/content/school'
import { enquiryPage, topperPicture } from '@/content/words/en/enquiry-page'
import { home } from '@/content/words/en/home'
import { getEnquiryPurpose, getRegistrationState, joinSentences } from '@/lib/school/admission'
import type { Day } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { fillFigures } from '@/lib/school/figures'
import { fillIn } from '@/lib/core/fill-in'
import { formatHours } from '@/lib/school/help-desk'
import { getNoticeVersion } from '@/lib/enquiries/consent'
import type { FormLanguage } from '@/lib/enquiries/form-state'
import { fillFormWords } from '@/lib/enquiries/form-words'
import { renderMarkdown } from '@/lib/rich-text/markdown'
import { withPicture, findPicture } from '@/lib/pictures/pictures'
import { localizeLink, getSchool } from '@/lib/routing/localized'
import { loadInformationPage } from './information'

const words = fillFigures(enquiryPage)
const { hero, infrastructure, toppers } = words

const withCaption = (name: string) => ({
  picture: findPicture(name),
  caption: campusPictures.find((picture) => picture.name === name)?.caption ?? '',
})

const toTopperCard = ({ gallery, ...card }: (typeof toppers.cards)[number]) => {
  const pictures = listPictures(resultGalleries[gallery])
  const [first] = pictures
  return {
    ...card,
    picture: first && {
      picture: findPicture(first.name),
      caption: fillIn(topperPicture, { count: pictures.length }),
    },
  }
}

/** Form key of the enquiry page (R-ENQUIRY-10). */
const enquiryPageFormKey = 'dif'

/** Lists the classes of the form: the English names are sent, whatever the language (R-ENQUIRY-2). */
const listClassOptions = ({ code, words }: Language) =>
  enquiryClasses.map((value) => {
    const { name } = schoolClasses.find(({ enquiry }) => enquiry === value)!
    return { value, label: code === english.code ? value : words.glossary.classes[name] }
  })

/** Returns what the form and the note about a sent enquiry say in a language. */
export const getFormLanguage = (language: Language): FormLanguage => ({
  code: language.code,
  noticeVersion: getNoticeVersion(language.code, language.words.enquiry),
  policyHref: localizeLink(language, '/privacy-policy').href,
  words: fillFormWords(language.words.enquiry, formatHours(language.words.layout)),
})

/** Returns the itemised notice next to the consent (R-ENQUIRY-11). */
export function getEnquiryNotice(language: Language) {
  const { title, items } = language.words.enquiry.notice
  const values = { school: getSchool(language).name, days: env.enquiryRetentionDays }
  return {
    title,
    items: Object.values(items).map(({ term, text }) => ({ term, detail: fillIn(text, values) })),
    email: school.emails.privacy,
  }
}

/** Props that every enquiry form needs. */
export const getEnquiryFormProps = (formKey: string, language: Language = english) => ({
  formKey,
  schoolCode: env.schoolCode,
  classes: listClassOptions(language),
  language: getFormLanguage(language),
  contactOptions: {
    phone: school.phones[0],
    chat: getSchool(language).chat,
    newTab: language.words.layout.newTab,
  },
  notice: getEnquiryNotice(language),
})

/** Returns the heading and the props of the form of the enquiry page (R-ENQUIRY-1). */
function getEnquiryPageForm(language: Language = english) {
  const { title, secondTitle, lead } = language.words.enquiry
  return { title, secondTitle, lead, ...getEnquiryFormProps(enquiryPageFormKey, language) }
}

/** Returns the form of a translated page. It says itself what an enquiry is for: the page has no hero for it. */
export function getTranslatedEnquiryForm(today: Day, language: Language) {
  const form = getEnquiryPageForm(language)
  return { ...form, lead: joinSentences(getEnquiryPurpose(today, language), form.lead) }
}

/** Loads the data of the admission enquiry page (R-ENQUIRY-1). */
export async function loadEnquiryPage(path: string, today: Day) {
  const { page, breadcrumb, languages } = await loadInformationPage(path)
  return {
    ...words,
    hero: {
      breadcrumb,
      languages,
      ...hero,
      state: joinSentences(getRegistrationState(today), getEnquiryPurpose(today)),
      picture: findPicture('enquiry-hero'),
      phone: findPicture('enquiry-hero-phone'),
    },
    form: getEnquiryPageForm(),
    about: { ...words.about, body: renderMarkdown(page.body) },
    counters: { title: words.countersTitle, counters },
    toppers: { title: toppers.title, cards: toppers.cards.map(toTopperCard) },
    infrastructure: { ...infrastructure, pictures: infrastructure.pictures.map(withCaption) },
    messages: {
      title: words.messagesTitle,
      more: words.readMore,
      messages: fillFigures(home.messages.items).map(withPicture),
    },
  }
}
