import { school } from '@/content/school'
import { escapeMarkup } from '@/lib/core/xml'

/** Included by `deploy/nginx/nginx.conf`. */
export const schoolConfFile = 'deploy/nginx/school.conf'

/** Quotes a value. Between double quotes nginx would replace variables and interpret `\`. */
const quote = (html: string) => `"${html.replace(/["\\$]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`

const link = ({ dialled, printed }: { dialled: string; printed: string }) =>
  `<a href='tel:${escapeMarkup(dialled)}'>${escapeMarkup(printed)}</a>`

/** Formats the school's name and telephone numbers as variables of nginx, for its error pages when the site is down. */
export const formatSchoolConf =
  (): string => `# Made by \`npm run nginx:pages\` from content/school.ts.
map "" $school_name {
  default ${quote(`<p><strong>${escapeMarkup(school.name)}</strong></p>`)};
}
map "" $school_telephones {
  default ${quote(`<p>The office can help by telephone: ${school.phones.map(link).join(', ')}.</p>`)};
}
`
