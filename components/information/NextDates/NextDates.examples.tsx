import { layout } from '@/content/words/en/layout'
import { english } from '@/content/words/en/words'
import { NextDates } from './NextDates'

export const examples = {
  'two dates': (
    <NextDates
      status="Registration for 2027-28 is open."
      days={[
        {
          label: 'Holiday',
          when: '24 December to 2 January',
          title: 'Winter vacation',
          isEnglish: false,
        },
        { label: 'Event', when: '5 December', title: 'Sports day', isEnglish: true },
      ]}
      calendar={{ href: '/calendar', hrefLang: 'en' }}
      words={english.summary}
      languages={layout.languages}
    />
  ),
}
