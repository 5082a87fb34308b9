import { findPicture, findPictureFiles } from '@/lib/pictures/pictures'
import { OneDay } from './OneDay'

export const examples = {
  'two hours of a day': (
    <OneDay
      title="One day"
      lead="A day child and a boarder, from the bus stop to the lamp."
      note="Times change in winter."
      dayChild="Day child"
      boarder="Boarder"
      halves={{ am: 'am', pm: 'pm' }}
      hours={[
        {
          light: 'dawn',
          picture: findPicture('walk'),
          strip: findPictureFiles('walk-strip'),
          moments: [
            { time: '07:00', day: 'Waits at the bus stop.', boarder: 'Has breakfast.' },
            { time: '07:45', day: 'Sings at the assembly.', boarder: 'Sings at the assembly.' },
          ],
        },
        {
          light: 'night',
          picture: findPicture('stars'),
          strip: findPictureFiles('stars-strip'),
          moments: [{ time: '21:30', day: 'Sleeps.', boarder: 'Puts out the lamp.' }],
        },
      ]}
    />
  ),
}
