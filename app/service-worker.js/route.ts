import { createServiceWorkerResponse } from '@/lib/pages/offline'

export const dynamic = 'force-dynamic'

/** Opens stored pages without a network (R-OFFLINE-1). */
export const GET = () => createServiceWorkerResponse()
