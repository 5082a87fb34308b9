import { kinds, toPreviewContent, type FormValues } from '@/lib/desk/records/kinds'
import { buildDeskPreview } from '@/lib/records/desk-preview'

const id = '0123456789abcdef01234567'

it.each(kinds)('shows a %s that is not complete', (kind) => {
  for (const form of [{}, { title: '', text: '', date: 'soon' }] as FormValues[]) {
    const preview = buildDeskPreview(kind, id, toPreviewContent(kind, form))
    expect(preview?.record.title).toBe('The title')
  }
})

it('shows what there is, with the files at the desk', () => {
  const form = {
    title: 'Sports day',
    text: '',
    date: '2026-12-05',
    pictures: ['desk/aa.jpg', 'desk/b b.jpg'],
  }
  expect(buildDeskPreview('album', id, toPreviewContent('album', form))).toMatchObject({
    collection: 'gallery',
    record: {
      id,
      title: 'Sports day',
      pictures: [{ href: '/desk/media/desk/aa.jpg' }, { href: '/desk/media/desk/b%20b.jpg' }],
    },
  })
})

it('shows a cover before it is described', () => {
  const form = { title: 'A story', text: 'One **two**', cover: ['desk/aa.jpg'], alt: '' }
  expect(buildDeskPreview('story', id, toPreviewContent('story', form))).toMatchObject({
    record: {
      images: [{ href: '/desk/media/desk/aa.jpg' }],
      html: expect.stringMatching('<strong>'),
    },
  })
})

it.each(['A list', ''])(
  'shows pasted bullets as a list, with the title "%s" (R-DESK-4)',
  (title) => {
    const form = {
      title,
      text: 'Bring:\r\n• The diary\r\n•\u2060  \u2060A pen',
      date: '2026-12-05',
    }
    for (const kind of ['notice', 'news', 'event', 'album'] as const)
      expect(buildDeskPreview(kind, id, toPreviewContent(kind, form))).toMatchObject({
        record: { description: 'Bring:\n- The diary\n- A pen' },
      })
  },
)
