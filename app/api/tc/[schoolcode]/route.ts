import { handleCertificate } from '@/lib/certificates/handler'

/** Looks up a transfer certificate (R-TC-5, R-TC-4). */
export const POST = async (request: Request, { params }: RouteContext<'/api/tc/[schoolcode]'>) =>
  handleCertificate(request, await params)

export * from '@/lib/http/post-only'
