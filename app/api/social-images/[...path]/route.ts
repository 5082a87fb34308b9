import { handleSocialImage } from '@/lib/social-images/handler'

/** The social image of a page or record (R-PREVIEW-2). `next.config.ts` rewrites `/pictures/cards/…` to it. */
export const GET = async (_: Request, { params }: RouteContext<'/api/social-images/[...path]'>) =>
  handleSocialImage((await params).path.join('/'))

export * from '@/lib/http/get-only'
