import { createHash } from 'node:crypto'

/**
 * Returns the ETag of a page. Weak, because the same version is sent with several encodings.
 * @param {string} html
 */
export const computeEtag = (html) => `W/"${createHash('sha1').update(html).digest('base64url')}"`
