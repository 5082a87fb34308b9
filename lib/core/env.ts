import 'server-only'
import path from 'node:path'
import { z } from 'zod'
import { school } from '@/content/school'
import { identifierPattern } from '@/lib/core/identifier'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}
const httpUrl = z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
const withoutSlash = (url: string) => url.replace(/\/+$/, '')
const pathSegment = z.string().regex(identifierPattern, 'must have letters, digits, - and _ only')
/** Makes a setting optional. An empty variable counts as unset, such as `NAME=` in a compose file. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Parses a URL with the credentials, bucket and region of an S3-compatible store. */
function parseStoreUrl(text: string) {
  if (!URL.canParse(text)) return undefined
  const { origin, pathname, username, password, searchParams } = new URL(text)
  const bucket = /^\/([\w.-]+)\/?$/.exec(pathname)?.[1]
  if (!bucket || !username || !password) return undefined
  try {
    return {
      url: `${origin}/${bucket}`,
      region: searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    }
  } catch {
    return undefined
  }
}

const schema = z
  .object({
    PORT: optional(integer(0, 65_535)),
    SITE_URL: optional(httpUrl),
    SITE_ADDRESS: optional(httpUrl),
    DATA_DIR: optional(z.string()).default('./.data'),
    NEXT_DIST_DIR: optional(z.string()).default('.next'),
    CONTENT_API_URL: optional(httpUrl),
    SCHOOL_CODE: optional(pathSegment).default(school.serviceCode),
    CONTENT_API_TOKEN: optional(z.string()),
    REVALIDATE_SECONDS: optional(integer(1, 86_400)).default(60),
    REVALIDATE_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
    HEALTH_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
    DATABASE_URL: optional(
      z.string().regex(/^(?:postgres(?:ql)?|file):\S+$/, 'must begin with postgres:// or file:'),
    ),
    DESK_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
    MEDIA_URL: optional(
      httpUrl.refine((value) => parseStoreUrl(value) !== undefined, {
        error: 'must be https://KEY:SECRET@host/bucket?region=NAME',
      }),
    ),
    CERTIFICATE_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
    REDIS_URL: optional(
      z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }),
    ),
    ENQUIRY_FORM_KEY_HOME: optional(pathSegment).default('dif'),
    ENQUIRY_RETENTION_DAYS: optional(integer(1, 3650)).default(400),
    NOTIFY_SMTP_URL: optional(
      z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }),
    ),
    NOTIFY_EMAIL: optional(z.email('must be an e-mail address')),
    TRUST_PROXY: optional(integer(0, 9)).default(0),
    OFFLINE_PAGES: optional(z.enum(['true', 'false'], 'must be true or false')).default('true'),
    // Used by the build (next.config.ts, content/samples.ts). Only validated here.
    SHOW_SAMPLES: optional(z.enum(['true', 'false'], 'must be true or false')),
    HSTS_INCLUDE_SUBDOMAINS: optional(z.enum(['true', 'false'], 'must be true or false')),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: optional(
      z.base64('must be 32 bytes in base64').length(44, 'must be 32 bytes in base64'),
    ),
    LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)).default(
      'info',
    ),
  })
  .refine((values) => !values.NOTIFY_SMTP_URL === !values.NOTIFY_EMAIL, {
    path: ['NOTIFY_EMAIL'],
    error: 'must be set together with NOTIFY_SMTP_URL',
  })
  .refine((values) => !values.DESK_SECRET || !values.CONTENT_API_URL, {
    path: ['DESK_SECRET'],
    error:
      'cannot be set together with CONTENT_API_URL: records come from the desk or from a provider',
  })
  .transform((values) => ({
    port: values.PORT || 3000,
    /** URL at which the office's commands reach the site, if it is not on this machine. */
    siteAddress: values.SITE_ADDRESS && withoutSlash(values.SITE_ADDRESS),
    /** The URL in pages. The default does not depend on `PORT`, so that one build serves on any port. */
    siteUrl: withoutSlash(values.SITE_URL ?? 'http://localhost:3000'),
    /** The URL of this process, for links that are opened at once and for passkeys. */
    ownUrl: withoutSlash(values.SITE_URL ?? `http://localhost:${values.PORT || 3000}`),
    dataDir: path.resolve(/* turbopackIgnore: true */ values.DATA_DIR),
    buildDir: path.resolve(/* turbopackIgnore: true */ values.NEXT_DIST_DIR),
    contentApi: values.CONTENT_API_URL
      ? { url: withoutSlash(values.CONTENT_API_URL), token: values.CONTENT_API_TOKEN }
      : undefined,
    schoolCode: values.SCHOOL_CODE,
    revalidateSeconds: values.REVALIDATE_SECONDS,
    revalidateSecret: values.REVALIDATE_SECRET,
    healthSecret: values.HEALTH_SECRET,
    databaseUrl: values.DATABASE_URL,
    deskSecret: values.DESK_SECRET,
    mediaStore: values.MEDIA_URL ? parseStoreUrl(values.MEDIA_URL) : undefined,
    certificateSecret: values.CERTIFICATE_SECRET,
    redisUrl: values.REDIS_URL,
    enquiryFormKeyHome: values.ENQUIRY_FORM_KEY_HOME,
    enquiryRetentionDays: values.ENQUIRY_RETENTION_DAYS,
    notify:
      values.NOTIFY_SMTP_URL && values.NOTIFY_EMAIL
        ? { smtpUrl: values.NOTIFY_SMTP_URL, email: values.NOTIFY_EMAIL }
        : undefined,
    trustedProxies: values.TRUST_PROXY,
    offlinePages: values.OFFLINE_PAGES === 'true',
    logLevel: values.LOG_LEVEL,
  }))

export type Env = z.output<typeof schema>

/**
 * Parses the environment variables that docs/operations.md lists.
 * @throws Error with one line for each invalid value
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These environment variables are wrong:\n${lines.join('\n')}`)
}

/**
 * The settings of this process, read once. An invalid value ends the process with a clear message. Otherwise
 * visitors would be the first to notice it.
 */
export const env = readEnv()

function readEnv(): Env {
  try {
    return parseEnv(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
