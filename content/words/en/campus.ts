/** The campus: its table, its plan, and what a picture of it shows (R-INFO-14, R-INFO-16, R-INFO-22). */
export const campus = {
  table: {
    caption: 'The campus in figures',
    note: 'As published in the mandatory disclosure',
    item: 'What',
    figure: 'Number and size',
    campus: 'Campus',
    area: (area: string) => `${area} sq m`,
    classrooms: 'Classrooms',
    laboratories: 'Laboratories',
    rooms: (count: number, area: number) => `${count} rooms, ${area} sq m each`,
    toiletsForGirls: 'Toilets for girls',
    toiletsForBoys: 'Toilets for boys',
    internet: 'Internet',
    available: 'Available',
    notAvailable: 'Not available',
  },
  plan: {
    title: 'A walk round the campus',
    lead: 'Choose a flag on the plan, or a place in the list, to see it.',
    flags: 'Places on the plan',
    list: 'Places on the campus',
    next: (place: string) => `Next: ${place}`,
    close: 'Back to the plan',
  },
  picture: { flags: 'Places in the picture', list: 'In this picture' },
} as const
