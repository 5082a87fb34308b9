import { routes } from '../../routes'

/** The pages that may have translations: those below `app/[locale]`. */
export const translatablePaths = [
  '/',
  '/admission',
  '/admission/admission-enquiry',
  '/fee-structure',
  '/hostel/hostel',
  '/our-campus/facilities/transport',
  '/academics/student-transfer-certificate',
  '/contact',
  '/privacy-policy',
] as const

type PageNames = Readonly<
  Record<(typeof translatablePaths)[number], { label: string; note: string }>
>

/** Names of those pages in menus, breadcrumbs and Quick Links. */
export const pages = Object.fromEntries(
  routes
    .filter(({ path }) => translatablePaths.some((translatable) => translatable === path))
    .map(({ path, label, note }) => [path, { label, note }]),
) as PageNames
