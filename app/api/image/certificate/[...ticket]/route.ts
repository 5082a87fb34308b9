import { handleFileRequest } from '@/lib/certificates/file'

/** The file of a transfer certificate, for a short time after its lookup (R-TC-3). */
export const GET = async (
  request: Request,
  { params }: RouteContext<'/api/image/certificate/[...ticket]'>,
) => handleFileRequest(request, (await params).ticket)

export * from '@/lib/http/get-only'
