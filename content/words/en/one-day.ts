/**
 * One day of a day child and of a boarder (R-INFO-17), in five lights, with pictures for both together and for the
 * boarder, of which phones show a strip (`walk-strip`). The times are samples; what happens follows the facts of the transport, campus and hostel pages.
 */
export const oneDay = {
  title: 'One day at school',
  lead: 'A day child and a boarder, from the bus stop at seven to the lamp in the hostel.',
  /** Small, below the day. */
  note: 'Usual times, still to be confirmed; they change in winter.', // sample
  /** The day of the boarder alone, in which `alone` stands for what refers to the day child. */
  alone: {
    title: 'A boarder’s day',
    lead: 'From breakfast to the lamp in the corridor.',
  },
  dayChild: 'Day child',
  boarder: 'Boarder',
  /** Before noon, and after it. */
  halves: { am: 'am', pm: 'pm' },
  hours: [
    {
      light: 'dawn',
      pictures: { both: 'walk', boarder: 'dining' },
      moments: [
        {
          time: '07:00', // sample
          day: 'At the bus stop, on one of {transport.count} routes.',
          boarder: 'Breakfast, the first of four vegetarian meals.',
        },
        {
          time: '07:50', // sample
          day: 'Through the gate with everyone else.',
          boarder: 'Across the lawn, shoes still wet from the grass.',
        },
      ],
    },
    {
      light: 'noon',
      pictures: { both: 'houses', boarder: 'houses' },
      moments: [
        {
          time: '08:00', // sample
          day: 'Assembly: {houses.count} houses, {houses.count} flags.',
          boarder: 'In the same line, two places on.',
          alone: 'Assembly: {houses.count} houses, {houses.count} flags.',
        },
        {
          time: '11:00', // sample
          day: 'Tiffin from home, half of it traded.',
          boarder: 'The other half.',
          alone: 'Half of somebody’s tiffin from home.',
        },
      ],
    },
    {
      light: 'monsoon',
      pictures: { both: 'laboratory-rain', boarder: 'laboratory-rain' },
      moments: [
        {
          time: '13:00', // sample
          day: 'A lesson in one of {campus.laboratories.count} laboratories, rain on the roof.',
          boarder: 'At the same bench.',
          alone: 'A lesson in one of {campus.laboratories.count} laboratories, rain on the roof.',
        },
        {
          time: '14:30', // sample
          day: 'The bus home.',
          boarder: 'Lunch and a rest after lessons.',
        },
      ],
    },
    {
      light: 'dusk',
      pictures: { both: 'court', boarder: 'football' },
      moments: [
        {
          time: '16:30', // sample
          day: 'Satchel down, and out again to play.',
          boarder: 'Games on the field, the courts or in the pool.',
        },
        {
          time: '18:00', // sample
          day: 'Homework at the kitchen table.',
          boarder: 'A snack, then supervised study.',
        },
      ],
    },
    {
      light: 'night',
      pictures: { both: 'stars', boarder: 'hostel-room' },
      moments: [
        {
          time: '20:00', // sample
          day: 'Dinner, and the day told again.',
          boarder: 'Dinner, the last of the four meals, and a call home.',
        },
        {
          time: '21:30', // sample
          day: 'The satchel is packed. Lights out.',
          boarder:
            'Lights out. The lamp in the corridor stays on, and so does the guard, day and night.',
        },
      ],
    },
  ],
} as const
