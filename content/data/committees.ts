import { samples } from '../samples'

/** Committees that CBSE and the law ask a school to have, by office. The school replaces the seats by names. */
export const committees = [
  {
    name: 'Child protection committee',
    purpose: 'For a child who was hurt or frightened, and for whoever saw or suspects it.',
    seats: samples([
      { office: 'Chairperson', filledBy: 'The principal' }, // sample
      { office: 'Member', filledBy: 'A counsellor of the school' }, // sample
      { office: 'Member', filledBy: 'A woman teacher' }, // sample
      { office: 'Member', filledBy: 'The hostel warden' }, // sample
      { office: 'Member', filledBy: 'A parent of a pupil' }, // sample
    ]),
  },
  {
    name: 'Internal complaints committee',
    purpose: 'For a woman who was harassed at her place of work, under the law of 2013.',
    seats: samples([
      { office: 'Presiding officer', filledBy: 'A senior woman of the staff' }, // sample
      { office: 'Member', filledBy: 'A woman teacher' }, // sample
      { office: 'Member', filledBy: 'A member of the office staff' }, // sample
      { office: 'External member', filledBy: 'From an organisation for the rights of women' }, // sample
    ]),
  },
  {
    name: 'School safety committee',
    purpose: 'For buildings, fire, water, buses, laboratories and the drills.',
    seats: samples([
      { office: 'Chairperson', filledBy: 'The principal' }, // sample
      { office: 'Member', filledBy: 'The transport desk' }, // sample
      { office: 'Member', filledBy: 'A teacher of the laboratories' }, // sample
      { office: 'Member', filledBy: 'The infirmary' }, // sample
      { office: 'Member', filledBy: 'A parent of a pupil' }, // sample
    ]),
  },
  {
    name: 'Grievance redressal committee',
    purpose:
      'For a complaint of parents, pupils or staff that the desk or the class could not settle.',
    seats: samples([
      { office: 'Chairperson', filledBy: 'The principal' }, // sample
      { office: 'Member', filledBy: 'A teacher of the school' }, // sample
      { office: 'Member', filledBy: 'A member of the office staff' }, // sample
      { office: 'Member', filledBy: 'A parent of a pupil' }, // sample
    ]),
  },
] as const
