import { BLACK, mix, PALETTE, WHITE, type Colour } from '../core/colour'
import { each } from '../core/numbers'
import { circle, ellipse, filled, stroked } from '../core/svg'

/** Where the toes of an elephant's feet stand. */
const TOES = [-36, -29, -22, 43, 50, 57] as const

/** Asian elephant walking to the left, 100 units high at the shoulder, its feet on y = 0. */
export function elephant(hide: Colour, light: Colour): string {
  const far = mix(hide, BLACK, 0.28)
  const fold = mix(hide, BLACK, 0.16)
  const lit = mix(hide, light, 0.3)
  return (
    ellipse(0, 1, 74, 6, '#062018', { opacity: 0.25 }) +
    filled('M-54-44C-54-28-58-12-61 0H-40C-38-14-34-28-28-42Z', far) +
    filled('M14-42C20-26 17-12 14 0H36C37-14 44-26 48-42Z', far) +
    stroked('M62-80C71-68 72-52 69-38', fold, 3) +
    filled('M69-42Q64-32 68-24Q74-30 71-42Z', mix(hide, BLACK, 0.55)) +
    filled(
      'M-46-92C-36-100-22-101-8-102C14-107 36-104 51-91C61-82 66-70 66-55C66-38 63-20 63 0H40' +
        'C40-13 42-24 36-35C20-27 0-27-14-35C-16-22-15-10-15 0H-39C-40-16-40-30-45-43' +
        'C-54-50-58-60-56-74Z',
      hide,
    ) +
    filled(
      'M36-35C20-27 0-27-14-35C-15-26-15-12-15 0H-22C-22-16-24-34-30-44C-6-36 20-38 44-48' +
        'C56-54 62-50 65-62C66-36 63-20 63 0H56C56-14 52-30 36-35Z',
      fold,
    ) +
    filled(
      'M-40-96C-30-100-20-101-8-102C14-107 36-104 51-91C36-98 16-100-4-97C-18-95-30-94-40-90Z',
      lit,
    ) +
    filled(
      'M-38-94C-44-105-56-106-61-99C-68-101-74-95-76-87C-80-74-83-62-85-50C-87-36-89-24-91-15' +
        'C-92-9-98-9-102-13L-104-8C-97 0-86-1-83-11C-80-24-76-36-72-45C-70-50-66-50-63-47' +
        'C-60-45-57-48-56-53C-48-52-41-57-37-65Z',
      hide,
    ) +
    filled(
      'M-61-99C-68-101-74-95-76-87C-80-74-83-62-85-50L-82-49C-79-64-75-80-70-90C-67-95-64-97-61-99Z',
      lit,
    ) +
    stroked('M-83-44l9 2M-85-36l9 2M-87-28l8 2M-88-20l7 2', fold, 1.4) +
    filled(
      'M-52-88C-44-95-30-93-26-84C-22-74-27-60-36-51C-41-48-44-53-44-60C-46-68-52-76-52-88Z',
      mix(hide, BLACK, 0.22),
    ) +
    filled(
      'M-52-88C-44-95-30-93-26-84C-30-88-40-89-46-84C-46-76-43-68-42-60C-42-56-41-51-38-50' +
        'C-42-49-44-54-44-60C-46-68-52-76-52-88Z',
      mix(hide, PALETTE.rose, 0.28),
    ) +
    circle(-67, -75, 2, '#1b1512') +
    stroked('M-71-79Q-67-81-63-78', fold, 1.2) +
    each(TOES, (x) => ellipse(x, -1.6, 2.8, 2, mix(hide, WHITE, 0.45)))
  )
}

/** Great hornbill on its perch, facing left; the claws hold (0, 0), 110 units from bill to tail. */
export const hornbill = (): string =>
  filled('M6-22L22 46Q30 52 38 44L28-30Z', '#f6f1e2') +
  filled('M15.2 15L18 28L34.5 24L32.6 10Z', '#1a1f1f') +
  filled('M-6-64C14-70 30-44 28-20C24-6 8 2-4-4C-20-14-22-48-6-64Z', '#1a1f1f') +
  filled('M-14-16C-10 4 6 8 20-2C12 10 0 12-6 8C-12 4-16-4-14-16Z', '#f6f1e2') +
  filled('M2-58C22-56 36-34 36 0C26-4 8-14 2-30Z', '#2b3333') +
  filled('M6-34C16-30 28-26 35-22L35.6-14C24-16 12-20 4-26Z', '#f4d98a') +
  filled('M36 0C32-2 27-4 23-7L29-8L34-7Z', '#f6f1e2') +
  filled(
    'M-14-50C-24-62-24-80-14-88C-4-94 8-86 8-74C8-64 4-56-2-50C-6-46-11-46-14-50Z',
    '#f3dfa6',
  ) +
  filled(
    'M-14-50C-20-56-22-62-22-68C-14-62-4-60 4-58C2-54 0-52-2-50C-6-46-11-46-14-50Z',
    '#f6efd6',
  ) +
  circle(-11, -85, 9, '#1a1f1f') +
  filled('M-14-88C-34-96-56-86-66-64C-52-78-34-80-14-77Z', PALETTE.genda) +
  filled('M-14-80C-32-82-50-76-61-62C-46-70-30-74-14-75Z', '#e8c069') +
  filled('M-6-94C-12-108-34-108-44-97C-34-98-22-96-14-90Z', PALETTE.gendaLight) +
  stroked('M-36-103Q-40-101-43-97', '#e87b12', 3) +
  circle(-12, -86, 2.4, PALETTE.guransLight) +
  circle(-12.4, -86.4, 1, '#160d0b') +
  stroked('M-2-2q-2 6-4 7M4-1q0 6-1 8M8-2q2 5 2 7', '#5d5a4c', 2.6)

/** Hornbill on the wing, far away, flying to the left; about 60 units wide. */
export const flyingHornbill = (colour: Colour): string =>
  filled('M-30 2Q-20-4-12-2Q-4-22 12-26Q10-12 6-2Q20-2 32 4Q20 8 4 6Q-8 8-16 4Q-24 3-30 2Z', colour)
