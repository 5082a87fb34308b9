import type { Sheet } from './sheet'

/** Sheets that news, events, highlights and the popup notice link to. */
export const noticeSheets: readonly Sheet[] = [
  {
    slug: 'sports-day-2026-programme',
    title: 'Annual sports day: programme',
    subtitle: 'Saturday 5 December 2026 · main field',
    blocks: [
      {
        head: ['Time', 'Event', 'Who'],
        shares: [0.8, 2, 1.6],
        rows: [
          ['8:30', 'March past behind the band', 'All four houses'],
          ['9:00', 'Frog race, lemon and spoon', 'Pre-Nursery to Class II'],
          ['9:40', '50 m and 100 m', 'Classes III to VIII'],
          ['10:45', '200 m, long jump, shot put', 'Classes IX to XII'],
          ['11:45', 'Relays', 'Houses'],
          ['12:30', 'Lunch packets', 'By house, in the shade'],
          ['1:00', 'Sack race', 'Parents'],
          ['1:20', 'Slow cycling, tug of war', 'Everyone who dares'],
        ],
      },
      {
        list: [
          'Parents sit on the south side, with the sun behind them.',
          'Buses leave for home at 2:30. Please bring a cap and your own water bottle.',
          'First aid is under the blue awning beside the finishing line.',
        ],
      },
    ],
  },
  {
    slug: 'winter-bus-timings-2026',
    title: 'Winter bus timings',
    subtitle: 'All five routes · 24 November 2026 to the end of February 2027',
    blocks: [
      {
        head: ['Route', 'Area', 'To school', 'Home'],
        shares: [0.6, 2, 1.6, 1],
        rows: [
          ['1', 'Within the town', 'Ten minutes later', 'Unchanged'],
          ['2', 'Goaltuli area', 'Ten minutes later', 'Unchanged'],
          ['3', 'Raninagar area', 'Ten minutes later', 'Unchanged'],
          ['4', 'Assam More, then Kranti', 'Ten minutes later', 'Unchanged'],
          ['5', 'Odlabari, then Jalpaiguri', 'Ten minutes later', 'Unchanged'],
        ],
      },
      'Stops are served in the usual order. In thick fog the bus waits until the driver can see the second electric pole; no pupil is marked late when the bus is.',
      'Transport desk: help desk, press 4, from 8:00 AM to 8:00 PM.',
    ],
  },
  {
    slug: 'board-candidates-checklist-2026',
    title: 'Checking your name for the board',
    subtitle: 'Classes X and XII · until Friday 20 November 2026',
    blocks: [
      'The list outside the office will be printed on your certificate. Read your own line three times.',
      {
        list: [
          'Your name: every letter, every space, as on the birth certificate.',
          'Mother’s name and father’s name: the same, without titles.',
          'Date of birth: day, month, year.',
          'Subjects and their order, including the optional one.',
          'Photograph: yours, recent, ears visible.',
        ],
      },
      'All correct: sign the almanac page and have a parent sign below. Not correct: underline the mistake on the slip, attach a copy of the birth certificate and hand it in at the office before the last bell on Friday.',
    ],
  },
  {
    slug: 'ptm-31-october-2026',
    title: 'Parents and answer papers',
    subtitle: 'Saturday 31 October 2026 · nine to one',
    blocks: [
      {
        head: ['Where', 'Whom you meet'],
        shares: [1, 2],
        rows: [
          ['Class rooms', 'The class teacher, with the half-yearly papers'],
          ['Multipurpose hall', 'Subject teachers, by subject'],
          ['Table near the stairs', 'The two counsellors and the special educator'],
          ['Porch', 'Fee desk and transport desk'],
          ['Library', 'Career desk, Classes XI and XII'],
        ],
      },
      {
        list: [
          'Come with your child. Read the paper together before you look at the marks.',
          'Choose one thing to practise until the winter break. One is enough.',
          'A mistake in the adding up is put right on the spot.',
        ],
      },
    ],
  },
  {
    slug: 'puja-vacation-2026',
    title: 'দুর্গাপূজার ছুটি ২০২৬',
    subtitle: '১৫ থেকে ২৮ অক্টোবর',
    lang: 'bn',
    blocks: [
      'বৃহস্পতিবার ১৫ অক্টোবর থেকে বুধবার ২৮ অক্টোবর পর্যন্ত বিদ্যালয় বন্ধ থাকবে। ক্লাস শুরু হবে বৃহস্পতিবার ২৯ অক্টোবর, সাধারণ সময়ে।',
      {
        list: [
          'ছুটির দিনেও অফিসের ফোন সকাল আটটা থেকে খোলা।',
          'লাইব্রেরির কার্ডে চারটি বই নেওয়া যাবে।',
          'হস্টেলের ছাত্ররা ১৪ অক্টোবর দুপুরের পরে বাড়ি যাবে; কে নিতে আসবেন, ওয়ার্ডেনকে জানান।',
          'ছুটির পড়া: একটি গল্প পড়ুন, একটি গল্প শুনুন, একটি গল্প লিখুন।',
        ],
      },
      'সকল পরিবারকে শারদ শুভেচ্ছা।',
    ],
  },
  {
    slug: 'hostel-second-instalment-2026',
    title: 'Hostel: second instalment',
    subtitle: 'Payable before the Durga Puja vacation 2026 (from 15 October)',
    blocks: [
      {
        head: ['Room', '1st instalment, at admission', '2nd instalment', 'Total for the year'],
        shares: [0.8, 1.5, 1.1, 1.1],
        rows: [
          ['Non-AC', 'Rs. 1,75,000', 'Rs. 70,000', 'Rs. 2,45,000'],
          ['AC', 'Rs. 1,85,000', 'Rs. 80,000', 'Rs. 2,65,000'],
        ],
      },
      'The fees are annual and non-refundable. They do not include uniforms, books, school fees, prospectus and registration.',
      {
        list: [
          'Pay by portal, demand draft, net banking, cards, RTGS or NEFT.',
          'RTGS and NEFT: write the admission number in the remarks, and tell the fee desk the reference.',
          'Fee desk: help desk, press 2, from 8:00 AM to 8:00 PM.',
        ],
      },
    ],
  },
  {
    slug: 'monsoon-health-leaflet',
    title: 'Staying well in the rains',
    subtitle: 'A leaflet for the fridge door',
    blocks: [
      {
        list: [
          'Water: boiled or filtered, in a steel bottle, fresh each morning.',
          'Saturday is bucket day: empty coolers, saucers under flower pots, tyres and roof gutters.',
          'Sleep under a net, also in the afternoon. Long sleeves towards evening.',
          'Change wet socks. A second pair and rubber slippers live in a cloth bag at school.',
          'Cut fruit from the roadside can wait for winter.',
        ],
      },
      'Fever for more than a day: see a doctor, and keep the child at home. High fever with pain behind the eyes, a rash or bleeding gums: go the same day.',
      'Lessons that are missed are explained again in class. A sick note from a parent in the almanac is enough for the first two days.',
    ],
  },
  {
    slug: 'elephant-safety-leaflet',
    title: 'If an elephant is on the road',
    subtitle: 'From the forest staff’s talk · for pupils, parents and drivers',
    blocks: [
      {
        list: [
          'Stop at least fifty metres away. Dip the lights, keep the engine running quietly, no horn.',
          'Stay in the vehicle. On foot or on a bicycle: go back slowly the way you came.',
          'Wait until the last of the herd has crossed. Count again: calves walk in the middle.',
          'No torch in the eyes, no crackers, no pictures.',
          'Tie up dogs after dark. They bark, and then they run home to you.',
          'At home: no salt, country liquor or ripe jackfruit in the open at night.',
        ],
      },
      'Say where and when, and how many. The number of the nearest forest range office belongs here; write it down before you need it:',
      '…………………………………………',
    ],
  },
  {
    slug: 'inter-house-calendar-2026-27',
    title: 'Inter-house calendar 2026-27',
    subtitle: 'Prerna · Jagriti · Pragati · Kirti',
    blocks: [
      {
        head: ['When', 'What', 'Where'],
        shares: [1.3, 2, 1.4],
        rows: [
          ['15 May 2026', 'Swimming heats', 'Swimming pool'],
          ['28 and 29 August 2026', 'Football, final rounds', 'Football ground'],
          ['5 September 2026', 'Quiz: rivers, birds, ragas', 'Multipurpose hall'],
          ['13 October 2026', 'House magazines read aloud', 'Main field'],
          ['5 December 2026', 'Annual sports day', 'Main field'],
          ['23 January 2027', 'Drama, twelve minutes each', 'Multipurpose hall'],
          ['February 2027', 'Basketball, girls and boys', 'Basketball court'],
        ],
      },
      'House shirts are worn on all these days. Points for tidiness are given by the ground staff and are final.',
    ],
  },
  {
    slug: 'summer-break-2026-note',
    title: 'Summer break 2026',
    subtitle: '18 May to 16 June · school reopens on Wednesday 17 June',
    blocks: [
      {
        list: [
          'Last bell at noon on Friday 15 May. Take home towels, lunch boxes and the plant in the yoghurt pot.',
          'The office is open from 8:00 to 2:00; the help desk answers from 8:00 AM to 8:00 PM.',
          'Hostel boys travel in the groups on the warden’s list. Please confirm by telephone who meets which bus.',
          'No holiday homework but the reading diary: one line for every book.',
          'Fees stay due by the 10th of the month.',
        ],
      },
      'Drink water, sleep in the afternoon, learn to cook one thing.',
    ],
  },
  {
    slug: 'calendar-2026-27',
    title: 'School calendar 2026-27',
    subtitle: 'Term I, April to September · Term II, October to March',
    blocks: [
      {
        head: ['Month', 'Dates to keep'],
        shares: [0.8, 3],
        rows: [
          ['April', '2 session begins · 11 orientation · 17 Naba Barsha assembly'],
          ['May', '8 Rabindra Jayanti · 15 swimming heats · 18 summer break begins'],
          ['June', '17 school reopens · 22 Yoga Day'],
          ['July', '3 Van Mahotsav · 18 parent-teacher meeting · 24 and 25 plays'],
          ['August', '12 elephant talk · 15 Independence Day · 28 and 29 football'],
          ['September', '4 Teachers’ Day · 14 Hindi Diwas · 15 to 25 half-yearly examination'],
          ['October', '13 Sharodiya evening · 15 to 28 Puja vacation · 31 answer papers'],
          ['November', '14 Children’s Day · 27 and 28 exhibition'],
          ['December', '5 sports day · 14 Founders’ Day · 19 concert · 24 winter break begins'],
          ['January', '4 school reopens · 23 house drama · 26 Republic Day'],
          ['February', '11 Saraswati Puja · 25 annual examination begins'],
          ['March', '15 examination ends · 19 Basanta Utsav · 27 report cards'],
        ],
      },
    ],
  },
  {
    slug: 'calendar-2025-26',
    title: 'School calendar 2025-26',
    subtitle: 'Term I, April to September · Term II, October to March',
    blocks: [
      {
        head: ['Month', 'Dates to keep'],
        shares: [0.8, 3],
        rows: [
          ['April', '2 session begins · 12 orientation · 16 Naba Barsha assembly'],
          ['May', '9 Rabindra Jayanti · 16 house swimming · 19 summer break begins'],
          ['June', '7 Eid al-Adha (by the moon) · 16 school reopens · 21 Yoga Day'],
          ['July', '4 Van Mahotsav · 19 parent-teacher meeting'],
          ['August', '8 safety workshop · 15 Independence Day · 29 spell bee'],
          ['September', '5 Teachers’ Day · 8 to 19 half-yearly examination · 25 Sharodiya evening'],
          ['October', '8 school reopens, registration opens · 18 open morning'],
          ['November', '7 and 8 table tennis · 14 Children’s Day · 28 craft fair'],
          ['December', '6 sports day · 13 Founders’ Day · 20 concert · 24 winter break begins'],
          ['January', '23 Saraswati Puja · 26 Republic Day'],
          ['February', '7 send-off for the board classes · 26 annual examination begins'],
          ['March', '16 examination ends · 20 or 21 Eid al-Fitr (by the moon) · 27 report cards'],
        ],
      },
    ],
  },
  {
    slug: 'transfer-certificate-guide',
    title: 'Transfer certificates: coming and going',
    subtitle: 'For families joining in April 2026, and for families leaving',
    blocks: [
      'Joining: hand in the transfer certificate of the old school before April 2026, and by the end of April 2026 at the latest. For an admission in mid-session it is due within 15 days; otherwise the admission is cancelled without refund.',
      {
        list: [
          'Ask the old school early and in writing; keep a copy of the letter.',
          'Compare name and date of birth with the birth certificate before you leave their office.',
          'Bring the original. A photocopy keeps the seat warm but does not count.',
        ],
      },
      'Leaving: ask our office with the admission number and the pupil’s name as they stand in the register. A certificate that has been issued can be fetched on the site, under Academics, Student transfer certificate.',
    ],
  },
  {
    slug: 'books-and-uniforms-2026',
    title: 'Books and uniforms: who comes when',
    subtitle: 'Bookshop counter · 23 to 31 March 2026 · session 2026-27',
    blocks: [
      {
        head: ['Day', 'Classes'],
        shares: [1.2, 2],
        rows: [
          ['Monday 23 March', 'Pre-Nursery and Nursery'],
          ['Tuesday 24 March', 'Prep and I'],
          ['Wednesday 25 March', 'II and III'],
          ['Thursday 26 March', 'IV and V'],
          ['Friday 27 March', 'VI and VII'],
          ['Saturday 28 March', 'VIII and IX'],
          ['Monday 30 March', 'X and XI'],
          ['Tuesday 31 March', 'XII, and anyone who missed a day'],
        ],
      },
      'Bring the child for the blazer: arms grow faster than shoulders. Look first at the exchange table outside the library. Questions about sizes and covers: help desk, press 5.',
    ],
  },
  {
    slug: 'registration-2026-27-checklist',
    title: 'Registration 2026-27: what to bring',
    subtitle: 'Pre-Nursery to Class IX · from 8 October 2025',
    blocks: [
      'Registration and processing: Rs. 2,500, one time. Observation and interaction take place on the registration day, the result is told the same day, and admission is completed within two days of it. Registration does not guarantee admission.',
      {
        list: [
          'The form, filled in by the parents, complete, legible and with a photograph.',
          'The guardian’s name stated; the guardian signs in the school almanac.',
          'Birth certificate, original and copy. The date of birth on the form must match it exactly.',
          'Papers of a doctor, nursing home or hospital are not accepted as proof of date of birth.',
          'Transfer certificate: before April 2026, by the end of April 2026 at the latest.',
          'The child, rested and fed.',
        ],
      },
      'Admission desk: help desk, press 3, from 8:00 AM to 8:00 PM.',
    ],
  },
  {
    slug: 'table-tennis-2025-draw',
    title: 'Table tennis: how 34 teams become one',
    subtitle: '7 and 8 November 2025 · indoor games room, six tables',
    blocks: [
      {
        head: ['Round', 'Teams', 'Matches', 'When'],
        shares: [1.4, 1, 1, 1.8],
        rows: [
          ['Preliminary', '4', '2', 'Friday, 9:00'],
          ['Last thirty-two', '32', '16', 'Friday, 9:30 to 1:00'],
          ['Last sixteen', '16', '8', 'Friday, 2:00 to 4:00'],
          ['Quarter-finals', '8', '4', 'Saturday, 9:00'],
          ['Semi-finals', '4', '2', 'Saturday, 10:30'],
          ['Final', '2', '1', 'Saturday, 11:30'],
          ['In all', '34', '33', ''],
        ],
      },
      {
        list: [
          'Best of five games up to the quarter-finals, best of seven from there.',
          'Lots are drawn on the spot, from a hat. Thirty teams start in the second round.',
          'Two umpires to a table. Spectators in socks.',
        ],
      },
    ],
  },
  {
    slug: 'safety-words-for-home',
    title: 'Good touch, bad touch: words for home',
    subtitle: 'Nursery to Class V · after the workshop of 8 August 2025',
    blocks: [
      'These are the words we used. Using the same ones at home helps a child to find them when they are needed.',
      {
        list: [
          '“My body is mine.” Nobody touches the parts under a swimming costume, except to help me wash or when I am ill, and then with someone I trust in the room.',
          '“No” is a whole sentence, also to a grown-up, also to a relative.',
          '“I tell, and I go on telling”, until somebody listens. It is never my fault.',
          'A surprise is told soon and makes people happy. A bad secret makes the stomach hurt.',
          'My five people: one for each finger. We wrote them down; ask to see the hand.',
        ],
      },
      'If your child tells you something: listen, believe, stay calm, do not question. Childline, 1098, answers day and night. At school you may come to a counsellor or to any teacher.',
    ],
  },
  {
    slug: 'summer-reading-2025',
    title: 'Summer reading 2025',
    subtitle: 'Not homework · 19 May to 15 June',
    blocks: [
      'Read three books: from this list, or three others that nobody told you to read.',
      {
        head: ['Classes', 'Look for'],
        shares: [1, 3],
        rows: [
          ['I and II', 'A story with an animal that talks · one you can smell · one read to you'],
          [
            'III to V',
            'A book of folk tales from your own district · a detective · a life of an insect',
          ],
          [
            'VI to VIII',
            'A journey by train · something translated · a book your parents loved at your age',
          ],
          ['IX and X', 'A river, real or not · a hundred poems · something with numbers in it'],
          [
            'XI and XII',
            'A trial · a science book without equations · a book that you disagree with',
          ],
        ],
      },
      'For each write one line: what would you have done differently? Bring the diary on 16 June. A card may borrow six books.',
    ],
  },
  {
    slug: 'hostel-packing-list',
    title: 'What to bring to the hostel',
    subtitle: 'Boys from Class III onwards · one page, on purpose',
    blocks: [
      {
        list: [
          'Two bed sheets, a blanket, a pillow cover and a mosquito net.',
          'Uniform for a week, house shirt, sports shoes, school shoes, slippers.',
          'A sweater, even in April; a raincoat, even in November.',
          'Towels, two. Toothbrush, soap, comb, nail cutter, shoe polish.',
          'Two padlocks with two keys each. One key stays with the warden.',
          'A torch and spare cells. A steel bottle and a steel glass.',
          'Medicines only with the doctor’s paper, handed to the infirmary.',
          'One thing from home that is good for nothing.',
        ],
      },
      'Please write the name inside everything. Leave at home: money beyond bus fare, jewellery, game consoles. The kitchen serves four vegetarian meals a day, so snacks are not needed, though we have yet to see a trunk without them.',
    ],
  },
  {
    slug: 'sports-day-2024-programme',
    title: 'Annual sports day 2024: programme',
    subtitle: 'Saturday 7 December 2024 · main field',
    blocks: [
      {
        head: ['Time', 'Event', 'Who'],
        shares: [0.8, 2, 1.6],
        rows: [
          ['9:00', 'March past', 'All four houses'],
          ['9:30', 'Balloon race', 'Nursery and Prep'],
          ['10:00', 'Sprints', 'Classes I to XII'],
          ['11:15', 'Hurdles, high jump', 'Classes IX to XII'],
          ['12:00', 'Relays', 'Houses'],
          ['12:40', 'Tug of war', 'Houses, then staff'],
          ['1:00', 'Slow cycling', 'All who can wait'],
        ],
      },
      'Park by the water tower and walk in along the hedge. Puffed rice is sold by Class XI, on trust.',
    ],
  },
]
