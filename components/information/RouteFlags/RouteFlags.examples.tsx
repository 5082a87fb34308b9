import { RouteFlags, RouteLinks } from './RouteFlags'

export const late = {
  kind: 'changed',
  word: 'Changed',
  text: 'Late, by Assam More.',
  translations: [{ lang: 'bn', text: 'দেরি' }],
  until: 'Until 10:30',
  end: '2026-11-23T05:00:00.000Z',
} as const

export const examples = {
  'one route is late': (
    <RouteFlags
      version="v1"
      news={{
        title: 'Winter bus timings begin',
        text: 'All five routes leave their first stop ten minutes later.',
        href: '/news/1',
      }}
      routes={[
        { number: 1, locations: 'Within the town', revisedFee: null, notices: [] },
        { number: 3, locations: 'Raninagar area', revisedFee: null, notices: [late] },
        { number: 5, locations: 'Odlabari/Jalpaiguri', revisedFee: 1200, notices: [] },
      ]}
    >
      <p>Ring the transport desk for a seat.</p>
    </RouteFlags>
  ),
  'with links to the alerts': (
    <RouteLinks
      path="/our-campus/facilities/transport"
      routes={[
        { number: 4, locations: 'Assam More/Kranti', revisedFee: null },
        { number: 5, locations: 'Odlabari/Jalpaiguri', revisedFee: null },
      ]}
    />
  ),
}
