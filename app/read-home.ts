import { enquiryClasses } from '@/content/data/enquiry'
import * as home from '@/content/home'
import * as updates from '@/content/home-updates'
import {
  listAlbums,
  listEvents,
  listHighlights,
  listNews,
  listPopups,
  listRegistrations,
  listTabloid,
} from '@/lib/content-service/collections'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { env } from '@/lib/env'
import { enquiryFormFacts } from '@/lib/pages/enquiry-page'
import { findPicture } from '@/lib/pictures/pictures'

const withPicture = <Item extends { picture: string }>(item: Item) => ({
  ...item,
  picture: findPicture(item.picture),
})

/** The home page's words with their pictures, from `content/`. */
const words = {
  banner: home.banner,
  slides: home.slides.map((name) => ({
    picture: findPicture(name),
    phone: findPicture(`${name}-phone`),
  })),
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
    ...enquiryFormFacts(env.enquiryFormKeyHome),
  },
  updates,
}

/** Everything that the home page shows: its words, and what the content service has (R-HOME-1 to R-HOME-15). */
export async function readHome() {
  const [highlights, news, events, albums, tabloid, popups, registrations] = await Promise.all([
    listHighlights(),
    listNews('home'),
    listEvents('home'),
    listAlbums('home'),
    listTabloid(),
    listPopups(),
    listRegistrations(),
  ])
  const readings = { highlights, news, events, albums, tabloid, popups, registrations }
  const tasks = home.tasks(registrations.records.length > 0)
  return { words: { ...words, tasks }, readings }
}
