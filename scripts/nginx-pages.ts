/** `npm run nginx:pages`: writes what the error pages of nginx say about the school, from `content/school.ts`. */
import { writeFileSync } from 'node:fs'
import { formatSchoolConf, schoolConfFile } from './support/school-conf'

writeFileSync(schoolConfFile, formatSchoolConf())
