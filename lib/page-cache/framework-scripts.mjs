/** `components/ui/NoClientScript` adds this to the head of a page that needs no React in the browser. */
const marker = '<meta name="framework-script" content="none"/>'

/** React streams late parts of a page and moves them into place with a script. Such a page needs its scripts. */
const streamedParts = /<!--\$\?-->|<template id="B:/

const script = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** Preloads of the framework's scripts, and of the styles that only these can need: those of `error.tsx`. */
const hint = /<link\b(?=[^>]*\s(?:as="(?:script|style)"|rel="modulepreload"))[^>]*>/g

/** Scripts that stay: the site's own, and data for browsers and search engines. */
const isKept = (/** @type {string} */ attributes) =>
  /\s(?:src="\/modules\/[\w-]+\.js"|type="(?:application\/ld\+json|speculationrules)")/.test(
    attributes,
  )

/** Returns whether a page works without the framework in the browser. @param {string} html */
export const needsNoClientScript = (html) => html.includes(marker) && !streamedParts.test(html)

/**
 * Removes the framework's scripts from a page (docs/decisions/006). Information pages work with HTML and CSS alone,
 * which saves the visitor 140 KB.
 * @param {string} html
 */
export function stripFrameworkScripts(html) {
  return html
    .replace(script, (element, attributes) => (isKept(attributes) ? element : ''))
    .replace(hint, '')
    .replaceAll(marker, '')
}

/** A script of the framework. Those for old browsers (`noModule`) stay: no other browser loads them. */
const frameworkScript = /<script src="\/_next\/[^"]+" async=""><\/script>/g

/**
 * Moves the framework's scripts of a page into a template, from which the site's own script takes them later
 * (`start-framework.browser.ts`): otherwise they would delay the picture and the menu of the first view.
 * @param {string} html
 */
export function postponeFrameworkScripts(html) {
  if (!html.includes('<script src="/modules/site-document-')) return html
  const scripts = html.match(frameworkScript) ?? []
  return html
    .replace(hint, '')
    .replace(frameworkScript, '')
    .replace('</head>', () => `<template>${scripts.join('')}</template></head>`)
}
