import { Breadcrumb } from './Breadcrumb'

export const links = [
  { path: '/', label: 'Home', note: '' },
  { path: '/our-campus', label: 'Our campus', note: '' },
  { path: '/our-campus/library', label: 'Library', note: '' },
]

export const examples = { 'three levels': <Breadcrumb links={links} /> }
