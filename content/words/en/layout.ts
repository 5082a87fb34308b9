import { newTab } from './new-tab'
import { notFoundPath } from './not-found'

/**
 * The frame of every page: header, menus, footer, the aside. `{name}` is a placeholder (`lib/core/fill-in.ts`).
 */
export const layout = {
  skipLink: 'Skip to main content',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  enquire: 'Enquire',
  enquiry: 'Admission enquiry',
  portal: 'Student portal',
  /** The school's address on one line. */
  address: '{street}, {town}, {state} {code}',
  disclosure: 'Mandatory disclosure',
  pdf: '(PDF)',
  /** The bars with the ways to reach the school. */
  reach: {
    bottom: 'Call, chat or enquire',
    side: 'Chat or call',
    call: 'Call',
    callNumber: 'Call the school, {number}',
    chat: 'Chat',
    chatOn: 'Chat with us on {service}',
    portal: 'Portal',
    /** The way to the page of the visitor's class. */
    myClass: 'My class',
  },
  footer: {
    name: 'Footer',
    quickLinks: 'Quick links',
    forParents: 'For parents',
    getItOn: 'Get it on',
    downloadOn: 'Download on the',
    map: 'Plan: the school beside the railway, between the river and the highway, with tea gardens around',
    /** On the plan itself. */
    plan: { garden: 'Tea garden', railway: 'Railway', highway: 'Highway' },
    mapTitle: 'Map: {school}',
    liveMap: 'Show the live map',
    directions: 'Directions',
  },
  aside: {
    name: 'Related pages and help',
    quickLinks: 'Quick Links',
    helpDesk: 'Help desk',
    openNow: 'Open now',
    closedNow: 'Closed now · opens {opens}',
    hours: '{opens} to {closes}',
    helpDeskHours:
      '{hours}. Press {reception} for reception, {fees} for the fee desk, {admission} for admission, {transport} for transport.',
  },
  print: 'Print this page',
  newTab,
  languages: {
    /** The name of the switch. */
    name: 'Language',
    /** The link from a translated page to the whole site. */
    wholeSite: 'The whole site in English',
    /** After a link to a page that is in English only. */
    english: '(English)',
  },
  translation: {
    unread:
      'We have not checked this translation yet. Where it differs from the English page, that page holds.',
    outdated: 'The English page is newer.',
    readEnglish: 'Read it in English',
  },
  /** The home page's line about an address without a page (R-ROUTE-9, R-LANGUAGE-2). */
  notFound: {
    noPage: 'There is no page at that address.',
    close: notFoundPath.close,
  },
} as const
