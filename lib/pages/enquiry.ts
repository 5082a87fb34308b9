import 'server-only'
import { campusPictures } from '@/content/data/campus'
import { counters } from '@/content/data/counters'
import { enquiryClasses } from '@/content/data/enquiry'
import { enquiryNotice, enquiryNoticeTitle } from '@/content/data/enquiry-notice'
import * as words from '@/content/data/enquiry-page'
import { picturesOf } from '@/content/data/galleries'
import { messages } from '@/content/home'
import { school } from '@/content/school'
import { env } from '@/lib/core/env'
import { renderMarkdown } from '@/lib/markdown/markdown'
import { withPicture, findPicture } from '@/lib/pictures/pictures'
import { loadInformationPage } from './information'

const { hero, infrastructure, toppers } = words

const captioned = (name: string) => ({
  picture: findPicture(name),
  caption: campusPictures.find((picture) => picture.name === name)?.caption ?? '',
})

const topperCard = ({ gallery, ...card }: (typeof toppers.cards)[number]) => ({
  ...card,
  count: gallery.count,
  pictures: picturesOf(gallery).slice(0, toppers.shown).map(findPicture),
})

/** Form key of the enquiry page (R-ENQUIRY-10). */
const enquiryPageFormKey = 'dif'

/** Props that every enquiry form needs. */
export const enquiryFormProps = (formKey: string) => ({
  formKey,
  schoolCode: env.schoolCode,
  contactOptions: { phone: school.phones[0], chat: school.chat },
  notice: {
    title: enquiryNoticeTitle,
    items: enquiryNotice(school.name, env.enquiryRetentionDays),
    email: school.emails.privacy,
  },
})

/** Data of the admission enquiry page (R-ENQUIRY-1). */
export async function loadEnquiryPage(path: string) {
  const { page, breadcrumb } = await loadInformationPage(path)
  return {
    ...words,
    breadcrumb,
    hero: {
      ...hero,
      picture: findPicture('enquiry-hero'),
      phone: findPicture('enquiry-hero-phone'),
    },
    form: { ...words.form, classes: enquiryClasses, ...enquiryFormProps(enquiryPageFormKey) },
    about: { ...words.about, body: renderMarkdown(page.body) },
    counters: { title: words.countersTitle, counters },
    toppers: { title: toppers.title, cards: toppers.cards.map(topperCard) },
    infrastructure: { ...infrastructure, pictures: infrastructure.pictures.map(captioned) },
    messages: { title: words.messagesTitle, messages: messages.items.map(withPicture) },
  }
}
