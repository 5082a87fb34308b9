import { handleSocialImage } from '@/lib/social-images/handler'

/** The card of a page or record (R-PREVIEW-2); `next.config.ts` leads `/pictures/cards/…` here. */
export const GET = async (_: Request, { params }: RouteContext<'/api/cards/[...card]'>) =>
  handleSocialImage((await params).card.join('/'))
