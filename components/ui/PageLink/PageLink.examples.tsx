import { PageLink } from './PageLink'

export const examples = {
  'in the language of the page': <PageLink href="/bn/admission">ভর্তি</PageLink>,
  'in English only': (
    <PageLink href="/hostel/hostel" hrefLang="en" mark="(English)">
      হোস্টেল
    </PageLink>
  ),
}
