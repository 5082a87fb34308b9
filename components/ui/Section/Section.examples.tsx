import { SectionHead } from '../SectionHead/SectionHead'
import { Section } from './Section'

const text = <p>The campus lies between tea gardens and the forest.</p>

export const examples = {
  plain: (
    <Section labelledBy="section-plain">
      <SectionHead id="section-plain" title="The campus" />
      {text}
    </Section>
  ),
  soft: (
    <Section surface="soft" labelledBy="section-soft">
      <SectionHead id="section-soft" title="The campus" />
      {text}
    </Section>
  ),
  deep: (
    <Section surface="deep" labelledBy="section-deep">
      <SectionHead id="section-deep" title="The campus" />
      {text}
    </Section>
  ),
  tight: (
    <Section tight label="The campus">
      {text}
    </Section>
  ),
}
