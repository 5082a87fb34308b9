import { getCertificateSource } from '@/lib/certificates/source'
import { contentSource } from '@/lib/content/client/instances'

/** Whatever imports one of these fails. */
const loaded: string[] = []
jest.mock('@/lib/desk/operation', () => void loaded.push('lib/desk'))
jest.mock('@/lib/desk/records/published', () => void loaded.push('records'))
jest.mock('@/lib/desk/media/read-media', () => void loaded.push('media'))
jest.mock('@/lib/desk/service', () => void loaded.push('service'))
jest.mock('better-auth', () => void loaded.push('better-auth'))
jest.mock('@simplewebauthn/server', () => void loaded.push('@simplewebauthn/server'))
jest.mock('aws4fetch', () => void loaded.push('aws4fetch'))

it('without DESK_SECRET the sample records are served, and none of the desk’s code is loaded', async () => {
  expect(contentSource.origin).toBe('embedded')
  expect(await contentSource.read('/api/onlineRegistration/dvs')).toHaveLength(1)
  const file = await contentSource.file('albums/campus-dawn.jpg', {})
  await file?.body?.cancel()
  expect(file?.type).toBe('image/jpeg')
  const request = { admission: 'DVS/2021/0147', name: 'Sample Pupil One' }
  expect(await getCertificateSource().find(request)).toBe('sample-1.jpg')
  expect(loaded).toEqual([])
})
