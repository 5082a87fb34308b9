import { DisclosureTable } from './DisclosureTable'

export const examples = {
  'a value, and one that is awaited': (
    <DisclosureTable
      caption="E. School infrastructure"
      rows={[{ item: 'Total campus area (sq. m.)', value: 29782 }, { item: 'Video' }]}
    />
  ),
}
