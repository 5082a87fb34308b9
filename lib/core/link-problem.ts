import { linkFault, type LinkFault } from './safe-urls'

/**
 * Explains in a sentence why a text is not a link, for the person who typed it.
 * @param example a page of this site
 */
export function findLinkProblem(value: string, example: string): string {
  const reasons: Record<LinkFault, string> = {
    long: 'it is longer than 2,000 characters.',
    'two addresses': 'it has other words or a second address in it. Leave one address.',
    'name and password': 'it has a name before the @, which may not be in an address.',
    'file of a computer': 'it is a file on one computer. Upload the file instead.',
    scheme: `what begins with “${value.trim().split(':')[0]}:” cannot be opened from this site.`,
    telephone: 'it needs one telephone number to dial, such as tel:+919000000001.',
    'space in the name': 'it has a space in the name of the website.',
    'name of the website': 'the name of the website is not complete, or has a mistake.',
    'no address': `it begins with / or https://, such as ${example}.`,
  }
  return `“${shorten(value.trim())}” is no link: ${reasons[linkFault(value)]}`
}

const maxShown = 80

const shorten = (text: string) =>
  text.length > maxShown ? `${[...text].slice(0, maxShown).join('')}…` : text
