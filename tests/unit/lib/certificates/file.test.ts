import { handleFileRequest } from '@/lib/certificates/file'
import { sealId } from '@/lib/certificates/sealed-id'

const certificate = async (headers: Record<string, string>) => {
  const id = sealId('sample-1.jpg')
  const request = new Request(`http://site.example/api/image/${id}`, { headers })
  return handleFileRequest(request, id.split('/').slice(1))
}

it('a certificate is only for the visitor who has just looked it up, and no cache stores it', async () => {
  const response = await certificate({ host: 'site.example' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  await response.body?.cancel()
})

it('a certificate is no source for the image optimizer, which would keep a public copy', async () => {
  const response = await certificate({})
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
})
