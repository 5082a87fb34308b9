import { hostelRooms } from '@/content/data/hostel'
import { HostelFeeTable } from './HostelFeeTable'

export const examples = {
  'one room': <HostelFeeTable session="2026-27" rooms={hostelRooms.slice(0, 1)} />,
}
