import { findPicture } from '@/lib/pictures/pictures'
import { MessageCarousel } from './MessageCarousel'

const message = {
  id: 'principal',
  picture: findPicture('desk-noon'),
  quotation: 'Every child has a place at the table.',
  text: 'We read with each class once a week.',
  office: 'The Principal',
  note: 'Since 2020',
  href: '/about/message-from-principal',
}

export const examples = {
  'two messages': (
    <MessageCarousel
      heading="From the people who lead the school"
      more={{ label: 'Mission and vision', href: '/about/mission-vision' }}
      read="Read more"
      messages={[
        message,
        {
          ...message,
          id: 'director',
          picture: findPicture('desk-dusk'),
          office: 'The Director',
          href: '/about/message-from-director',
        },
      ]}
    />
  ),
}
