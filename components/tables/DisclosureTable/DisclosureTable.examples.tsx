import { DisclosureTable } from './DisclosureTable'

export const examples = {
  'a value, a link, and one that is awaited': (
    <DisclosureTable
      caption="E. School infrastructure"
      rows={[
        { item: 'Total campus area (sq. m.)', value: 29782 },
        { item: 'Video', value: 'https://video.example/inspection' },
        { item: 'No. of girls’ toilets' },
      ]}
    />
  ),
}
