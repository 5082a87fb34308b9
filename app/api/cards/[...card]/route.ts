import { answerCard } from '@/lib/cards/answer'

/** The card of a page or record (R-PREVIEW-2); `next.config.ts` leads `/pictures/cards/…` here. */
export const GET = async (_: Request, { params }: RouteContext<'/api/cards/[...card]'>) =>
  answerCard((await params).card.join('/'))
