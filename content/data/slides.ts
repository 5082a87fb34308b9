/** The sixteen slides (R-HOME-1), by picture name; phones load `{name}-phone`. Captions are in the picture manifest. */
export const slides = [
  'slide-01-campus',
  'slide-02-pipers',
  'slide-03-houses',
  'slide-04-football',
  'slide-05-walk',
  'slide-06-library',
  'slide-07-train',
  'slide-08-lab',
  'slide-09-monsoon',
  'slide-10-dance',
  'slide-11-pool',
  'slide-12-bus',
  'slide-13-court',
  'slide-14-lamp',
  'slide-15-hostel',
  'slide-16-stars',
] as const
