import type { Generated } from 'kysely'

/** The tables of the desk, created by `desk-migration.ts`. Times are milliseconds since 1970 unless noted. */

/** A record of the office. Its texts are in `desk_versions`. */
export type DeskRecordRow = {
  /** 24 hexadecimal digits; an imported record keeps the provider's id. */
  id: string
  kind: string
  /** The latest version. */
  version: number
  /** The version that visitors see; `null` for a draft. */
  published_version: number | null
  publish_at: number | null
  end_at: number | null
  /** When the record was put into the bin. */
  deleted_at: number | null
  /** Order in lists, the highest first. */
  sort_key: number
  created_at: number
  updated_at: number
}

export type DeskVersionRow = {
  record_id: string
  version: number
  /** JSON: what the office typed. */
  form: string
  /** JSON: the record as R-SERVICE-2 has it, without `_id`; `null` while something is missing. */
  content: string | null
  saved_at: number
  /** Name of the person at that time. Names are not unique. */
  saved_by: string
  /** Id of the person; `null` for versions from before it was stored. */
  saved_by_id: string | null
}

/** Counts the changes of a kind that visitors see. */
export type DeskChangeRow = { kind: string; number: number }

/** A photograph or document. */
export type DeskMediaRow = {
  /** Its path below `/api/image/`. */
  name: string
  /** Its key in the media store. */
  file: string
  /** SHA-256 of the file. */
  hash: string
  type: string
  size: number
  width: number | null
  height: number | null
  /** What the photograph shows, as it was last typed. */
  alt: string
  /** The description that visitors get: written or published by somebody who may publish. */
  shown_alt: string
  /** Name of the file that was uploaded. */
  file_name: string
  /** 1: a PDF without text. */
  is_scan: number
  /** 0 until the file is stored. */
  is_ready: number
  created_at: number
  created_by: string
}

/** Which versions of records refer to a file. */
export type DeskMediaUseRow = { media_name: string; record_id: string; version: number }

/** A transfer certificate. `admission_key` and `pupil_key` are normalised for comparing. */
export type DeskCertificateRow = {
  id: string
  admission: string
  admission_key: string
  pupil: string
  pupil_key: string
  /** Key in the media store. */
  file: string
  created_at: number
  deleted_at: number | null
}

/** An entry of the history: who did what, and when. Names stay when a person is removed. */
export type DeskHistoryRow = {
  number: Generated<number>
  at: number
  actor_id: string
  actor_name: string
  action: string
  kind: string | null
  subject_id: string | null
  title: string
  version: number | null
}

/** A one-time link, for an invitation or a new password. The token itself is not stored. */
export type DeskLinkRow = {
  token_hash: string
  purpose: 'invite' | 'reset'
  email: string
  role: string
  created_at: number
  /** Id of the person who created the link. */
  created_by: string
  expires_at: number
  used_at: number | null
}

/** A passkey: the public half of a key that stays on a device. */
export type DeskPasskeyRow = {
  /** Id of the credential, in base64url. */
  id: string
  person_id: string
  /** In base64url. */
  public_key: string
  /** How often the device has used the passkey; 0 if it does not count. */
  counter: number
  /** JSON: how a browser reaches the device, such as `["internal"]`. */
  transports: string
  /** Browser and device that added the passkey. */
  name: string
  created_at: number
  used_at: number | null
}

/** A challenge that a passkey has answered. It cannot be answered again. */
export type DeskChallengeRow = {
  challenge: string
  /** Never the id of a person or `null`: processes of the previous version would take that for an open challenge. */
  person_id: 'used'
  expires_at: number
}

/** A file of the media store that no table refers to. */
export type DeskStrayFileRow = {
  /** Its key in the media store. */
  file: string
  /** When the clean-up first saw the file. */
  seen_at: number
}

/** The tables of better-auth. Times are its own: ISO text in SQLite, timestamps in PostgreSQL. */
export type DeskPersonRow = {
  id: string
  name: string
  email: string
  email_verified: boolean | number
  image: string | null
  role: string
  created_at: Date | string
  updated_at: Date | string
}
type DeskSessionRow = {
  id: string
  user_id: string
  token: string
  expires_at: Date | string
  ip_address: string | null
  user_agent: string | null
  created_at: Date | string
  updated_at: Date | string
}
type DeskAccountRow = { id: string; user_id: string; provider_id: string; account_id: string }
type DeskVerificationRow = { id: string; expires_at: Date | string }

export type DeskTables = {
  desk_records: DeskRecordRow
  desk_versions: DeskVersionRow
  desk_changes: DeskChangeRow
  desk_media: DeskMediaRow
  desk_media_uses: DeskMediaUseRow
  desk_certificates: DeskCertificateRow
  desk_history: DeskHistoryRow
  desk_links: DeskLinkRow
  desk_passkeys: DeskPasskeyRow
  desk_challenges: DeskChallengeRow
  desk_stray_files: DeskStrayFileRow
  desk_people: DeskPersonRow
  desk_sessions: DeskSessionRow
  desk_accounts: DeskAccountRow
  desk_verifications: DeskVerificationRow
}
