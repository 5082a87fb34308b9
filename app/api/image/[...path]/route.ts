import { handleFile } from '@/lib/content/file-handler'

/** Pictures and documents of the content service (R-SERVICE-2). */
export const GET = (request: Request) => handleFile(request)

export * from '@/lib/http/get-only'
