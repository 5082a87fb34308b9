// @ts-check

/** What `components/content/ScriptFree` puts into the head of a page that needs no React in the browser. */
const marker = '<meta name="framework-script" content="none"/>'

/** Parts of a page that came late are put in place by a script of React's: such a page keeps its scripts. */
const lateParts = /<!--\$\?-->|<template id="B:/

const script = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** What has the browser fetch a script before it stands in the page. */
export const scriptHint = /<link\b(?=[^>]*\s(?:as="script"|rel="modulepreload"))[^>]*>/g

/** The site's one enhancement file, and data for browsers and search engines, which never runs. */
const isKept = (/** @type {string} */ attributes) =>
  /\s(?:src="\/enhance\.js\b|type="(?:application\/ld\+json|speculationrules)")/.test(attributes)

/** Whether a page does without the framework in the browser. @param {string} html */
export const isScriptFree = (html) => html.includes(marker) && !lateParts.test(html)

/**
 * A script-free page without the framework's scripts (docs/decisions/006): information pages work with
 * HTML and CSS alone, so nobody has to fetch 140 KB to read them.
 * @param {string} html
 */
export function withoutFrameworkScripts(html) {
  return html
    .replace(script, (element, attributes) => (isKept(attributes) ? element : ''))
    .replace(scriptHint, '')
    .replace(marker, '')
}
