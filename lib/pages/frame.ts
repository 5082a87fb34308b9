import { english, languages, type Language } from '@/content/languages'
import { popularSearches } from '@/content/search'
import { translatablePaths } from '@/content/words/en/pages'
import {
  localizeLink,
  getNavigation,
  getPageLink,
  getSchool,
  listFrameLinks,
} from '@/lib/routing/localized'
import { findRoute } from '@/lib/routing/routes'
import { listLanguages, localizePath } from '@/lib/routing/translations'

/** In the order of R-LAYOUT-8. */
const footerLinks = ['/our-campus', '/admission', '/sitemap', '/fee-structure', '/pphelp']
const enquiryPath = '/admission/admission-enquiry'
const privacyPath = '/privacy-policy'

/** Links of the English site. A translation has only those to its own pages. */
const englishLinks = {
  disclosure: '/mandatory-disclosure',
  popular: popularSearches.map(findRoute),
  quick: footerLinks.map(findRoute),
  forParents: ['/calendar'].map(findRoute),
  smallPrint: [privacyPath, '/accessibility'].map(findRoute),
}

/** Loads the data of the header, the menus and the footer in a language. */
export function loadFrame(language: Language) {
  const school = getSchool(language)
  const pages = listFrameLinks(language)
  const ownLinks = {
    popular: pages,
    quick: pages,
    forParents: [],
    blogs: [],
    smallPrint: [getPageLink(language, privacyPath) ?? []].flat(),
  }
  return {
    school,
    words: { layout: language.words.layout, search: language.words.search },
    entries: getNavigation(language),
    languages: {
      name: language.words.layout.languages.name,
      languages: languages.map(({ code, tag, name }) => ({ code, tag, name })),
      pages: languagesByPage,
    },
    links: {
      home: localizePath(language, '/'),
      enquiry: localizeLink(language, enquiryPath),
      ...(language.code === english.code
        ? { ...englishLinks, chronicle: school.chronicle, blogs: [school.blog] }
        : ownLinks),
    },
  }
}

/** The codes of the languages of each page that has several. */
const languagesByPage: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  translatablePaths
    .map((path) => [path, listLanguages(path).map(({ code }) => code)] as const)
    .filter(([, codes]) => codes.length > 1),
)
