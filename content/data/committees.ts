import { samples } from '../samples'

/** Committees that CBSE and the law ask a school to have, by office. The school replaces the seats by names. */
export const committees = [
  {
    name: 'Child protection committee',
    purpose: 'For a child who was hurt or frightened, and for whoever saw or suspects it.',
    seats: samples([
      { office: 'Chairperson', filledBy: 'The principal' }, // sample
      {
        office: 'Members',
        filledBy:
          'A counsellor of the school, a woman teacher, the hostel warden, a parent of a pupil',
      }, // sample
    ]),
  },
  {
    name: 'Internal complaints committee',
    purpose: 'For a woman who was harassed at her place of work, under the law of 2013.',
    seats: samples([
      { office: 'Presiding officer', filledBy: 'A senior woman of the staff' }, // sample
      { office: 'Members', filledBy: 'A woman teacher, a member of the office staff' }, // sample
      { office: 'External member', filledBy: 'From an organisation for the rights of women' }, // sample
    ]),
  },
  {
    name: 'School safety committee',
    purpose: 'For buildings, fire, water, buses, laboratories and the drills.',
    seats: samples([
      { office: 'Chairperson', filledBy: 'The principal' }, // sample
      {
        office: 'Members',
        filledBy:
          'The transport desk, the infirmary, a teacher of the laboratories, a parent of a pupil',
      }, // sample
    ]),
  },
  {
    name: 'Grievance redressal committee',
    purpose:
      'For a complaint of parents, pupils or staff that the desk or the class could not settle.',
    seats: samples([
      { office: 'Chairperson', filledBy: 'The principal' }, // sample
      {
        office: 'Members',
        filledBy: 'A teacher of the school, a member of the office staff, a parent of a pupil',
      }, // sample
    ]),
  },
] as const
