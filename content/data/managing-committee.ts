import { samples } from '../samples'
import { school } from '../school'

/** The managing committee by office, as on its sheet. The school replaces it by its signed list. */
export const managingCommittee = samples([
  { office: 'Chairperson', filledBy: `Named by the ${school.society}` }, // sample
  { office: 'Manager', filledBy: `Named by the ${school.society}` }, // sample
  { office: 'Principal', filledBy: 'Member Secretary, by office' }, // sample
  { office: 'Teachers’ representative', filledBy: 'A teacher of the school' }, // sample
  { office: 'Teachers’ representative', filledBy: 'A teacher of the school' }, // sample
  { office: 'Parents’ representative', filledBy: 'A parent of a pupil' }, // sample
  { office: 'Parents’ representative', filledBy: 'A parent of a pupil' }, // sample
  { office: 'Member', filledBy: 'An educationist' }, // sample
  { office: 'Member', filledBy: 'A teacher from another school' }, // sample
  { office: 'Member', filledBy: `A member of the ${school.society}` }, // sample
])
