import { notFound } from 'next/navigation'
import { requireActor } from '@/lib/desk/web/session'

/** Every unknown path of the desk. Who has not logged in gets the log-in, as for the known ones. */
export default async function UnknownPage() {
  await requireActor()
  notFound()
}
