import { enquiryClasses } from '@/content/data/enquiry'
import * as home from '@/content/home'
import * as updates from '@/content/home-records'
import {
  listAlbums,
  listEvents,
  listHighlights,
  listNews,
  listPopups,
  listRegistrations,
  listTabloid,
} from '@/lib/content/collections'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { enquiryFormProps } from '@/lib/pages/enquiry'
import { withPicture, findPicture } from '@/lib/pictures/pictures'
import { notSaidByNotices } from '@/lib/records/not-said-by-notices'

/** The home page's words with their pictures, from `content/`. */
const copy = {
  banner: home.banner,
  slides: home.slides.map((name) => ({
    picture: findPicture(name),
    phone: findPicture(`${name}-phone`),
  })),
  tasks: home.tasks,
  motto: home.motto,
  mission: home.mission,
  about: withPicture(home.about),
  tabs: { ...home.tabs, tabs: home.tabs.items.map(withPicture) },
  messages: { ...home.messages, messages: home.messages.items.map(withPicture) },
  results: home.results,
  enquiry: {
    ...home.enquiryDialog,
    classes: enquiryClasses,
    action: sendEnquiry,
    ...enquiryFormProps(env.enquiryFormKeyHome),
  },
  updates,
}

/** Data of the home page: its texts, and the lists of the content service (R-HOME-1 to R-HOME-15). */
export async function loadHomePage() {
  const [highlights, news, events, albums, tabloid, popups, registrations] = await Promise.all([
    listHighlights(),
    listNews('home'),
    listEvents('home'),
    listAlbums('home'),
    listTabloid(),
    listPopups(),
    listRegistrations(),
  ])
  const lists = {
    highlights: notSaidByNotices(highlights, popups.records),
    news,
    events,
    albums,
    tabloid,
    popups,
    registrations,
  }
  return { copy, lists, today: now() }
}
