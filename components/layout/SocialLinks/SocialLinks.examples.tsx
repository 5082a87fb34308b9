import { Section } from '@/components/ui/Section/Section'
import { school } from '@/content/school'
import { SocialLinks } from './SocialLinks'

const shared = { links: school.social, newTab: 'opens in a new tab' }

export const examples = {
  plain: <SocialLinks {...shared} />,
  squares: (
    <Section surface="deep" tight label="Social pages">
      <SocialLinks {...shared} variant="squares" />
    </Section>
  ),
}
