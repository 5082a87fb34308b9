import { findPicture } from '@/lib/pictures/pictures'
import { MessageCards } from './MessageCards'

export const examples = {
  'one message': (
    <MessageCards
      more="Read more"
      messages={[
        {
          office: 'The Principal',
          quotation: 'Every child has a place at the table.',
          text: 'We read with each class once a week.',
          href: '/about/message-from-principal',
          picture: findPicture('desk-noon'),
        },
      ]}
    />
  ),
}
