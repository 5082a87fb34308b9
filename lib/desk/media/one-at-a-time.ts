import 'server-only'
import { createSemaphore } from '@/lib/core/semaphore'
import { processSingleton } from '@/lib/core/singleton'

/**
 * Opens large files one after the other, because of their memory: up to 400 MB for one. Routes are separate bundles, and
 * share it.
 */
export const oneAtATime = processSingleton('uploaded-files', () => createSemaphore(1))
