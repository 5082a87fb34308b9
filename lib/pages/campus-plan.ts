import 'server-only'
import { campusPlaces, campusPlanNote } from '@/content/data/campus-plan'
import { findPicture, withPicture } from '@/lib/pictures/pictures'
import { findRoute } from '@/lib/routing/routes'

/** Data of the drawn campus plan (R-INFO-16). */
export const loadCampusPlan = () => ({
  picture: findPicture('campus-plan'),
  phone: findPicture('campus-plan-phone'),
  note: campusPlanNote,
  places: campusPlaces.map((place) => ({
    ...withPicture(place),
    page: { href: place.page, label: findRoute(place.page).label },
  })),
})
