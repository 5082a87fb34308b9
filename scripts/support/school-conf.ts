import { school } from '@/content/school'
import { escapeMarkup } from '@/lib/core/xml'

/** Included by `deploy/nginx/nginx.conf`. */
export const schoolConfFile = 'deploy/nginx/school.conf'

/** In a value between double quotes, nginx replaces variables and reads `\`. */
const quote = (html: string) => `"${html.replace(/["\\$]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`

const link = ({ dialled, printed }: { dialled: string; printed: string }) =>
  `<a href='tel:${escapeMarkup(dialled)}'>${escapeMarkup(printed)}</a>`

/** The school's name and telephones as variables of nginx, which has its own error pages when the site does not respond. */
export const schoolConf = (): string => `# Made by \`npm run nginx:pages\` from content/school.ts.
map "" $school_name {
  default ${quote(`<p><strong>${escapeMarkup(school.name)}</strong></p>`)};
}
map "" $school_telephones {
  default ${quote(`<p>The office can help by telephone: ${school.phones.map(link).join(', ')}.</p>`)};
}
`
