import { secret } from '../../../unit/lib/desk/support/desk'

/** Environment of a command for the desk whose data is in this folder. */
export const deskSettings = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  CONTENT_API_URL: '',
  DESK_SECRET: secret,
  SITE_URL: 'https://school.example',
  SCHOOL_CODE: 'dvs',
  NOTIFY_SMTP_URL: '',
  NOTIFY_EMAIL: '',
  LOG_LEVEL: 'error',
})
