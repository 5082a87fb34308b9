import { findPicture, findPictureFiles } from '@/lib/pictures/pictures'
import { HeroSlider } from './HeroSlider'

const slides = ['slide-01-campus', 'slide-02-pipers'].map((name) => ({
  picture: findPicture(name),
  phone: findPictureFiles(`${name}-phone`),
}))

export const examples = {
  'two slides': (
    <HeroSlider
      slides={slides}
      eyebrow="CBSE · Pre-Nursery to Class XII"
      title="A school between tea gardens and the forest"
      text="Registration for 2027-28 is open."
      enquire={{ label: 'Enquire', href: '/admission/admission-enquiry' }}
      visit={{ label: 'Visit the campus', href: '/our-campus' }}
      pictures="Pictures of the school"
    />
  ),
}
