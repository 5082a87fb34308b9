import { notFound } from 'next/navigation'
import { requireActor } from '@/lib/desk/web/session'

/** Every unknown path of the desk. Without a session it leads to the log-in, like the known paths. */
export default async function UnknownPage() {
  await requireActor()
  notFound()
}
