/** Grounds and rooms as published in the mandatory disclosure (R-INFO-14); areas in square metres. */
export const campus = {
  area: 29_782,
  classrooms: { count: 72, area: 52 },
  laboratories: { count: 5, area: 131 },
  toilets: { girls: 32, boys: 32 },
  internet: true,
} as const

/** Pictures of the infrastructure page (R-INFO-3), by picture name. */
export const campusPictures = [
  { name: 'classroom', caption: 'A classroom' },
  { name: 'laboratory', caption: 'The science laboratory' },
  { name: 'computer-laboratory', caption: 'The computer laboratory' },
  { name: 'book-shelves', caption: 'The library' },
  { name: 'music-room', caption: 'The music room' },
  { name: 'dance', caption: 'On the stage' },
  { name: 'lamp', caption: 'The assembly area on a festival evening' },
  { name: 'water-point', caption: 'RO drinking water' },
  { name: 'indoor-games', caption: 'The indoor games room' },
  { name: 'court', caption: 'The basketball court' },
  { name: 'tennis', caption: 'The lawn tennis court' },
  { name: 'football', caption: 'The playground' },
  { name: 'long-pool', caption: 'The swimming pool' },
  { name: 'splash-pool', caption: 'The junior splash pool' },
] as const
