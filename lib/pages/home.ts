import { slides } from '@/content/data/slides'
import { school } from '@/content/school'
import { english } from '@/content/languages'
import { home as homeWords } from '@/content/words/en/home'
import {
  listAlbums,
  listEvents,
  listHighlights,
  listNews,
  listPopups,
  listRegistrations,
  listTabloid,
} from '@/lib/content/collections'
import { getAdmissionNote, hasRegistrationClosed } from '@/lib/school/admission'
import { toIndianDay, now } from '@/lib/core/dates'
import { fillFigures } from '@/lib/school/figures'
import { getFormLanguage } from '@/lib/pages/enquiry'
import { loadWhichClass } from '@/lib/pages/which-class'
import { findPicture, findPictureFiles, withPicture } from '@/lib/pictures/pictures'
import { findHighlightsNotInNotices } from '@/lib/records/highlights-not-in-notices'

const home = fillFigures(homeWords)
const { words: formWords } = getFormLanguage(english)

/** The home page's words with their pictures, from `content/`. */
const words = {
  banner: home.banner,
  slides: slides.map((name) => ({
    picture: findPicture(name),
    phone: findPictureFiles(`${name}-phone`),
  })),
  motto: home.motto,
  mission: home.mission,
  about: withPicture(home.about),
  tabs: { ...home.tabs, tabs: home.tabs.items.map(withPicture) },
  messages: { ...home.messages, messages: home.messages.items.map(withPicture) },
  results: { ...home.results, film: school.film, socialPage: school.socialPage },
  enquiry: {
    ...home.enquiryDialog,
    sent: { ...home.enquiryDialog.sent, next: formWords.next, save: formWords.sent.save },
  },
  updates: home.updates,
}

/** Loads the data of the home page: its texts, and the lists of the content service (R-HOME-1 to R-HOME-16). */
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
    highlights: findHighlightsNotInNotices(highlights, popups.records),
    news,
    events,
    albums,
    tabloid,
    popups,
    registrations,
  }
  const today = now()
  const day = toIndianDay(today)
  const tasks = {
    heading: home.tasksHeading,
    tasks: home.tasks.map((task) => ({ note: getAdmissionNote(day), ...task })),
    myClass: home.myClass,
    registration: home.registration,
  }
  return {
    words: { ...words, tasks },
    lists,
    today,
    isNewsFirst: hasRegistrationClosed(day),
    whichClass: loadWhichClass(day),
  }
}
