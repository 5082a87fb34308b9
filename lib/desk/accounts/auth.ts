import 'server-only'
import { APIError, betterAuth, type BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { PostgresAdapter } from 'kysely'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { getProcessSingleton } from '@/lib/core/singleton'
import { getSiteDatabase } from '@/lib/database/site-database'
import type { Db } from '../operation'

/** A session ends after this long without a request, and after this long in any case (R-DESK-10). */
const idleSeconds = 12 * 3600
export const maxSeconds = 7 * 86_400

/** A request extends its session if the last extension is longer ago than this. */
const extendSeconds = 10 * 60

export const minPasswordLength = 12
export const maxPasswordLength = 200

/** `__Host-`: the browser sends it only to this host, and only over TLS. */
export const cookieName = '__Host-desk'

/** The header in which the desk passes the client's address to better-auth. */
export const addressHeader = 'x-desk-address'

const timeFields = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** Opens sessions like `signInEmail`, for people who were identified in another way than by the password. */
const sessions = {
  id: 'desk-sessions',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ personId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.personId)
        if (!user) throw new APIError('UNAUTHORIZED')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(context, { session, user })
      },
    ),
  },
} satisfies BetterAuthPlugin

/** Creates better-auth on the site's own database. It is only used through functions: it has no endpoints. */
function create(db: Db, secret: string) {
  return betterAuth({
    secret,
    baseURL: env.ownUrl,
    trustedOrigins: [env.ownUrl],
    database: {
      db,
      type: db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite',
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
    // The desk limits attempts itself (`log-in.ts`).
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
    },
    user: {
      modelName: 'desk_people',
      fields: { emailVerified: 'email_verified', ...timeFields },
      additionalFields: { role: { type: 'string', required: true, input: false } },
    },
    session: {
      modelName: 'desk_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timeFields,
      },
      expiresIn: idleSeconds,
      updateAge: extendSeconds,
    },
    account: {
      modelName: 'desk_accounts',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timeFields,
      },
    },
    verification: {
      modelName: 'desk_verifications',
      fields: { expiresAt: 'expires_at', ...timeFields },
    },
    plugins: [sessions],
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: cookieName } },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  })
}

type Auth = ReturnType<typeof create>

/** Whether better-auth rejected a request (4xx). It also throws faults of the database, with status 500. */
export const isRefusal = (error: unknown): error is APIError =>
  error instanceof APIError && error.statusCode < 500

const shared = getProcessSingleton<{ auth?: Auth; db?: Db }>('desk-auth', () => ({}))

/**
 * Returns better-auth.
 * @throws when the desk is off
 */
export async function getAuth(): Promise<Auth> {
  const secret = env.deskSecret
  if (!secret) throw new Error('The desk is off: DESK_SECRET is not set.')
  const { db } = await getSiteDatabase()
  if (!shared.auth || shared.db !== db) Object.assign(shared, { auth: create(db, secret), db })
  return shared.auth!
}
