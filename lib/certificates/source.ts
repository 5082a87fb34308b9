import 'server-only'
import path from 'node:path'
import type { SourceFile } from '@/lib/content/client/source'
import { env } from '@/lib/core/env'
import { createDeskCertificates } from './desk-source'
import { createEmbeddedCertificates } from './embedded-source'
import type { CertificateRequest } from './outcome'
import { createProviderCertificates } from './provider-source'

/** Where certificates come from: the provider, the desk, or the embedded service (R-SERVICE-1). */
export type CertificateSource = {
  /**
   * @param token the visitor's token, for the provider
   * @returns the path of the certificate's file; `undefined` when nothing matches
   * @throws ContentServiceError
   */
  find(request: CertificateRequest, token?: string): Promise<string | undefined>
  /**
   * @returns `undefined` when there is no such file
   * @throws ContentServiceError
   */
  open(path: string): Promise<SourceFile | undefined>
}

const content = path.join(/* turbopackIgnore: true */ process.cwd(), 'content')

/**
 * Returns the configured source. Embedded certificates are outside `content/media`, so that only a look-up can reach
 * them.
 */
export const getCertificateSource = (): CertificateSource =>
  env.contentApi
    ? createProviderCertificates(env.contentApi, env.schoolCode)
    : env.deskSecret
      ? createDeskCertificates()
      : createEmbeddedCertificates({
          records: path.join(content, 'records'),
          media: path.join(content, 'certificates'),
        })
