import type { ComponentProps, ReactNode } from 'react'
import {
  ConsentNotice,
  type ConsentNoticeProps,
} from '@/components/enquiry/ConsentNotice/ConsentNotice'
import { EnquiryProvider } from '@/components/enquiry/EnquiryForm/EnquiryProvider.client'
import type { ContactOptions } from '@/components/enquiry/EnquiryForm/EnquiryResult'
import { EnquiryPanel } from '@/components/enquiry/EnquiryPanel/EnquiryPanel'
import { type CaptionedPicture, PictureGrid } from '@/components/media/PictureGrid/PictureGrid'
import { type Counter, Counters } from '@/components/ui/Counters/Counters'
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import { Prose } from '@/components/ui/Prose/Prose'
import { type Question, QuestionList } from '@/components/ui/QuestionList/QuestionList'
import { Section } from '@/components/ui/Section/Section'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import type { Option } from '@/components/ui/Select/Select'
import { type Step, StepList } from '@/components/ui/StepList/StepList'
import { TickList } from '@/components/ui/TickList/TickList'
import type { FormLanguage, SendEnquiry } from '@/lib/enquiries/form-state'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { EnquiryHero } from '../EnquiryHero/EnquiryHero'
import { type MessageCard, MessageCards } from '../MessageCards/MessageCards'
import { type Reason, ReasonList } from '../ReasonList/ReasonList'
import { type Stage, StageCards } from '../StageCards/StageCards'
import { type Testimonial, Testimonials } from '../Testimonials/Testimonials'
import { TextWithForm } from '../TextWithForm/TextWithForm'
import { type TopperCard, TopperCards } from '../TopperCards/TopperCards'
import styles from './EnquiryPage.module.scss'

/** The data of a page's enquiry form. */
export type EnquiryFormData = {
  title: string
  lead: string
  classes: readonly Option[]
  language: FormLanguage
  schoolCode: string
  formKey: string
  contactOptions: ContactOptions
  notice: ConsentNoticeProps
}

type EnquiryPageProps = {
  hero: ComponentProps<typeof EnquiryHero>
  form: EnquiryFormData & { secondTitle: string }
  /** Server action of both forms for visitors without script. */
  action: SendEnquiry
  about: { title: string; body?: ReactNode }
  steps: readonly Step[]
  enquireLabel: string
  stages: { title: string; cards: readonly Stage[] }
  counters: { title: string; counters: readonly Counter[] }
  reasons: { title: string; rows: readonly Reason[] }
  features: { title: string; items: readonly string[] }
  toppers: { title: string; cards: readonly TopperCard[] }
  infrastructure: {
    title: string
    more: { label: string; href: string }
    pictures: readonly CaptionedPicture[]
  }
  messages: { title: string; more: string; messages: readonly MessageCard[] }
  testimonials: { title: string; note: string; quotations: readonly Testimonial[] }
  questions: { title: string; items: readonly Question[] }
}

/** The admission enquiry page, its sections in the order of R-ENQUIRY-1. The form is first and last. */
export function EnquiryPage({ form, action, ...page }: EnquiryPageProps) {
  const { title, secondTitle, notice, lead, ...target } = form
  return (
    <EnquiryProvider {...target} action={action} notice={<ConsentNotice {...notice} />}>
      <div className={styles.root}>
        <EnquiryHero {...page.hero} />
        <Section labelledBy="about" interactive deferred={false}>
          <TextWithForm first form={<EnquiryPanel id="enquire" title={title} lead={lead} />}>
            <div>
              <SectionHead id="about" title={page.about.title} />
              <Prose>{page.about.body}</Prose>
            </div>
            <StepList steps={page.steps} />
          </TextWithForm>
        </Section>
        <Section surface="soft" labelledBy="stages">
          <SectionHead id="stages" title={page.stages.title} />
          <StageCards
            stages={page.stages.cards}
            enquire={{ label: page.enquireLabel, href: '#enquire-admissionClass' }}
          />
        </Section>
        <Section surface="deep" label={page.counters.title}>
          <Counters counters={page.counters.counters} />
        </Section>
        <Section>
          <div className={styles.pair}>
            <FoldedOnPhones id="reasons" title={page.reasons.title}>
              <ReasonList reasons={page.reasons.rows} />
            </FoldedOnPhones>
            <FoldedOnPhones id="features" title={page.features.title}>
              <TickList>
                <ul>
                  {page.features.items.map((item) => (
                    <li key={item}>{keepNamesUnbroken(item)}</li>
                  ))}
                </ul>
              </TickList>
            </FoldedOnPhones>
          </div>
        </Section>
        <Section surface="soft" labelledBy="toppers">
          <SectionHead id="toppers" title={page.toppers.title} />
          <TopperCards cards={page.toppers.cards} />
        </Section>
        <Section>
          <FoldedOnPhones
            id="infrastructure"
            title={page.infrastructure.title}
            more={page.infrastructure.more}
          >
            <PictureGrid
              label={page.infrastructure.title}
              pictures={page.infrastructure.pictures}
              isStrip
            />
          </FoldedOnPhones>
        </Section>
        <Section surface="deep" labelledBy="messages">
          <SectionHead id="messages" title={page.messages.title} />
          <MessageCards messages={page.messages.messages} more={page.messages.more} />
        </Section>
        <Section surface="soft" interactive>
          <TextWithForm form={<EnquiryPanel id="enquire-again" title={secondTitle} />}>
            {page.testimonials.quotations.length > 0 && (
              <FoldedOnPhones id="testimonials" title={page.testimonials.title}>
                <Testimonials
                  label={page.testimonials.title}
                  testimonials={page.testimonials.quotations}
                  note={page.testimonials.note}
                />
              </FoldedOnPhones>
            )}
            <section aria-labelledby="questions">
              <SectionHead id="questions" title={page.questions.title} />
              <QuestionList questions={page.questions.items} />
            </section>
          </TextWithForm>
        </Section>
      </div>
    </EnquiryProvider>
  )
}

type FoldedOnPhonesProps = ComponentProps<typeof SectionHead> & { children: ReactNode }

/** A section that phones fold under its heading. */
const FoldedOnPhones = ({ children, ...head }: FoldedOnPhonesProps) => (
  <PhoneFold title={head.title}>
    <section className={styles.folded} aria-labelledby={head.id}>
      <SectionHead {...head} />
      {children}
    </section>
  </PhoneFold>
)
