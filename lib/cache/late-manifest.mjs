// @ts-check

/**
 * A page that names the manifest of the site once it is painted, when `public/enhance.js` makes this a link to it:
 * a browser that can install the site fetches it and an icon at once, on the line that the first view has need of.
 * @param {string} html
 */
export const withLateManifest = (html) =>
  html.replace('<link rel="manifest"', '<link data-later="manifest"')
