import { findPicture } from '@/lib/pictures/pictures'
import { EnquiryHero } from './EnquiryHero'

export const examples = {
  'registration is open': (
    <EnquiryHero
      breadcrumb={[
        { path: '/', label: 'Home', note: '' },
        { path: '/admission/admission-enquiry', label: 'Admission enquiry', note: '' },
      ]}
      title="Admission enquiry"
      text="Leave your number, and the admission desk rings you."
      state="Registration for 2027-28 is open."
      picture={findPicture('enquiry-hero')}
      phone={findPicture('enquiry-hero-phone')}
    />
  ),
}
