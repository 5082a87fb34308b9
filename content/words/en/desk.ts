/** The office's words for records, their fields and their files (R-DESK-3). */

/** How a field is filled in. */
type DeskInput = 'line' | 'text' | 'date' | 'pictures' | 'documents' | 'document-kind'

export type DeskField = {
  name: string
  label: string
  hint?: string
  input: DeskInput
  optional?: boolean
  /** How many files at most. */
  max?: number
  /** Rarely needed: folded away. */
  isRare?: boolean
  /** A text that is shown as one paragraph. */
  isShort?: boolean
}

export type DeskPlace = {
  label: string
  href: string
  /** It has the newest records only. */
  isNewestOnly?: boolean
}

export type DeskKind = {
  /** 'Notice', for a list and a heading. */
  label: string
  /** 'Notices', for a filter. */
  plural: string
  /** What it is for, in one sentence. */
  about: string
  /** Where visitors will see it. */
  places: readonly DeskPlace[]
  /** Whether its text has bold, italics, headings and links. */
  isFormatted?: boolean
  /** Whether a new one has the date of today. */
  startsToday?: boolean
  fields: readonly DeskField[]
}

const title: DeskField = {
  name: 'title',
  label: 'Title',
  hint: 'Short, as parents would say it.',
  input: 'line',
}
const date: DeskField = {
  name: 'date',
  label: 'Date',
  hint: 'The day that parents see with it.',
  input: 'date',
}
const text: DeskField = { name: 'text', label: 'Text', input: 'text', optional: true }
const url: DeskField = {
  name: 'url',
  label: 'Link',
  hint: 'A page of this site (/admission) or of another (https://…).',
  input: 'line',
  optional: true,
}
const documents: DeskField = {
  name: 'documents',
  label: 'Documents',
  hint: 'PDF, at most 15 MB each.',
  input: 'documents',
  optional: true,
  max: 10,
}
const documentKind: DeskField = {
  name: 'documentKind',
  label: 'What the document is',
  hint: 'Under this parents find it among the documents.',
  input: 'document-kind',
  optional: true,
}
const pictures: DeskField = {
  name: 'pictures',
  label: 'Photographs',
  hint: 'JPEG, PNG or WebP.',
  input: 'pictures',
  optional: true,
  max: 20,
}
const oneDocument: DeskField = { ...documents, label: 'Document', max: 1 }

const home = { label: 'the home page', href: '/' }
const homeWhileNew = { ...home, isNewestOnly: true }
const news = { label: 'News', href: '/news' }
const events = { label: 'Events', href: '/events' }
const calendar = { label: 'the calendar', href: '/calendar' }
const papers = { label: 'Documents, if it has one', href: '/documents' }

/** Keeps the names of the kinds, so that a kind without words does not compile where the desk shows it. */
const defineKinds = <Name extends string>(kinds: Readonly<Record<Name, DeskKind>>) => kinds

const kinds = defineKinds({
  notice: {
    label: 'Notice',
    plural: 'Notices',
    about: 'A circular or date sheet: the document comes first.',
    places: [news, papers, homeWhileNew],
    startsToday: true,
    fields: [
      title,
      { ...documents, optional: true },
      documentKind,
      { ...text, hint: 'What parents must know, if they do not open the document.' },
      date,
      { ...pictures, isRare: true },
      { ...url, isRare: true },
    ],
  },
  news: {
    label: 'News',
    plural: 'News',
    about: 'Something that happened, or is about to.',
    places: [news, homeWhileNew],
    startsToday: true,
    fields: [
      title,
      text,
      pictures,
      date,
      { ...documents, isRare: true },
      { ...documentKind, isRare: true },
      { ...url, isRare: true },
    ],
  },
  event: {
    label: 'Event',
    plural: 'Events',
    about: 'A day to which parents or pupils come.',
    places: [events, calendar, homeWhileNew],
    fields: [
      title,
      { ...date, label: 'First day', hint: undefined },
      {
        name: 'time',
        label: 'Time',
        hint: 'Such as 9:30 am to 1 pm. Left empty, visitors read 08:00 am.',
        input: 'line',
        optional: true,
      },
      {
        name: 'venue',
        label: 'Where',
        hint: 'Such as School auditorium.',
        input: 'line',
        optional: true,
      },
      { ...text, hint: 'Who comes, what to bring.' },
      {
        name: 'lastDate',
        label: 'Last day',
        hint: 'Only for an event of several days.',
        input: 'date',
        optional: true,
        isRare: true,
      },
      { ...pictures, isRare: true },
      { ...documents, isRare: true },
    ],
  },
  album: {
    label: 'Album',
    plural: 'Albums',
    about: 'Photographs of one day or occasion.',
    places: [{ label: 'the photo gallery', href: '/beyond-academic/events-gallery' }, homeWhileNew],
    startsToday: true,
    fields: [
      title,
      {
        name: 'pictures',
        label: 'Photographs',
        hint: 'Up to 40 at once. The first one is the cover.',
        input: 'pictures',
        max: 200,
      },
      { ...date, label: 'Day of the photographs', hint: undefined },
      { ...text, label: 'A sentence about it' },
    ],
  },
  story: {
    label: 'Story',
    plural: 'Stories',
    about: 'An entry of the School Tabloid.',
    places: [{ label: 'the School Tabloid', href: '/tabloid' }, homeWhileNew],
    isFormatted: true,
    startsToday: true,
    fields: [
      title,
      { ...text, label: 'Story', optional: false },
      {
        name: 'cover',
        label: 'Cover photograph',
        input: 'pictures',
        optional: true,
        max: 1,
      },
      {
        name: 'alt',
        label: 'What does the cover show?',
        hint: 'For people who cannot see it. Such as: Four pupils water a row of young tea bushes.',
        input: 'line',
        optional: true,
      },
      date,
      {
        ...pictures,
        label: 'More photographs',
        hint: 'They stand below the story.',
        isRare: true,
      },
      {
        name: 'summary',
        label: 'Summary',
        hint: 'One sentence, for search engines and messages.',
        input: 'line',
        optional: true,
        isRare: true,
      },
      { ...url, isRare: true },
      {
        name: 'address',
        label: 'Address',
        hint: 'The last part of its address. Left empty, it comes from the title.',
        input: 'line',
        optional: true,
        isRare: true,
      },
    ],
  },
  highlight: {
    label: 'Highlight',
    plural: 'Highlights',
    about: 'One line of the moving strip on the home page.',
    places: [home],
    startsToday: true,
    fields: [
      title,
      { ...url, hint: 'Where a tap on it leads.' },
      { ...oneDocument, hint: 'In place of a link: a PDF, at most 15 MB.' },
      date,
      { ...text, isRare: true, isShort: true },
    ],
  },
  popup: {
    label: 'Popup',
    plural: 'Popups',
    about: 'Opens once on the home page, for each visitor. Use it seldom.',
    places: [home],
    fields: [
      title,
      { ...text, label: 'What it says', optional: false },
      {
        name: 'picture',
        label: 'Photograph',
        hint: 'JPEG, PNG or WebP.',
        input: 'pictures',
        optional: true,
        max: 1,
      },
      { ...url, hint: 'Where the button “Read more” leads.' },
      oneDocument,
    ],
  },
  registration: {
    label: 'Registration link',
    plural: 'Registration links',
    about: 'A link to an online registration, or its form as a document.',
    places: [home],
    fields: [title, { ...url, label: 'Link of the registration' }, { ...documents, max: 3 }],
  },
  'career-notice': {
    label: 'Career notice',
    plural: 'Career notices',
    about: 'A card on the page of career counselling.',
    places: [{ label: 'Career counselling', href: '/academics/careercounseling' }],
    startsToday: true,
    fields: [title, oneDocument, { ...text, isShort: true }, date, { ...url, isRare: true }],
  },
})

/** The order of the buttons that begin a record: what is written most comes first. */
const order = [
  'notice',
  'event',
  'news',
  'album',
  'story',
  'highlight',
  'popup',
  'registration',
  'career-notice',
] as const

export const desk = {
  kinds,
  order,
  optional: '(may stay empty)',
  /** The first choice: the site decides by the title. */
  byTitle: 'By its title: {kind}',
  today: 'Today',
  formatting: {
    plain:
      'An empty line begins a paragraph; lines that begin with - or 1. become a list, ~words~ are struck out.',
    simple:
      'An empty line begins a paragraph; - or 1. begins a list, ### a heading; **bold**, _italic_, ~struck out~, [words](https://link).',
  },
  /** What somebody has to know who has pasted a text. */
  pasted: {
    changes: 'The text had tracked changes. What was deleted in it is left out: read it once more.',
    comments: 'Comments in the text are left out.',
    hidden: 'Hidden text is left out.',
    struck: 'Words that were struck out are left out.',
    table:
      'The text has a table: a line for each row, | between cells, and |---| below its head. ← joins a cell with the one before it, ↑ with the one above; ↵ begins a new line in a cell.',
  },
  more: 'More fields',
  problem: 'There is a problem',
  error: 'Error:',
  files: {
    choose: { pictures: 'Choose photographs', documents: 'Choose documents' },
    chooseOne: { pictures: 'Choose a photograph', documents: 'Choose a document' },
    add: 'Add the file',
    chooseStored: 'Use a file that is already here',
    remove: 'Remove',
    first: 'Make it the first',
    earlier: 'Earlier',
    later: 'Later',
    moved: (name: string, place: number, count: number) =>
      `${name} is now number ${place} of ${count}.`,
    leftOut: (max: number) =>
      `${max === 1 ? 'One file is' : `${max} files are`} the most. These were not added:`,
    pending: ({ going, failed }: { going: number; failed: number }) =>
      going > 0
        ? `${going === 1 ? 'One file is' : `${going} files are`} still going up. It goes on by itself when ${going === 1 ? 'it is' : 'they are'} here.`
        : `${failed === 1 ? 'One file was' : `${failed} files were`} not stored. Try again above, or go on without.`,
    goOn: 'Go on without them',
    stay: 'Stay here',
    understood: 'I have read it',
    alt: 'What does it show?',
    scan: 'This PDF is a picture of a page: it cannot be read aloud or searched. If you have the original document, save that as a PDF.',
    still:
      'The site shows still pictures: only the first one of this file is kept. Put a film on another site and give its link.',
    uploading: 'Uploading',
    waiting: 'Waiting',
    retry: 'Try again',
    dismiss: 'Leave it out',
    tooLarge: 'The file is larger than 30 MB. Choose a smaller one; a PDF may have 15 MB.',
    failed: 'It was not sent. Is the network there?',
    unavailable: 'The desk cannot reach its database. Wait a minute, then try again.',
    notSaved: 'The desk cannot save at present; the disk may be full. Try again later.',
    full: (max: number) => (max === 1 ? 'One file is the most.' : `${max} files are the most.`),
    pictures: 'photograph',
    documents: 'document',
  },
  save: {
    draft: 'Save draft',
    changes: 'Save for later',
    publish: 'Publish now',
    schedule: 'Publish on {time}',
    update: 'Publish changes',
    again: 'Publish again',
    editorPublishes: 'An editor publishes it. You can leave it here as a draft.',
  },
  autosave: {
    idle: 'Saved by itself while you type.',
    saving: 'Saving …',
    saved: (time: string) => `Saved ${time}`,
    offline: 'Not sent yet, but stored on this device. It is sent when the network is back.',
    notSaved:
      'The desk cannot save at present; the disk may be full. The text is stored on this device, and is sent again by itself.',
    restored: 'The text that was stored on this device is back.',
    loggedOut:
      'You are logged out. The text is stored on this device: log in, then open this page.',
    logIn: 'Log in',
    conflict: 'Somebody else has changed this meanwhile. Your text is kept.',
    compare: 'See both texts',
    refused: 'It could not be saved. The text is stored on this device.',
    deleted: 'This has been put into the bin meanwhile. The text is stored on this device.',
  },
  correction: {
    label: 'Tell parents what changed',
    hint: 'The notice or event then says “Corrected on …”, in lists, feeds and calendars, too.',
    choices: {
      facts: 'If date, time, place or a document changed',
      all: 'Whatever changed',
      none: 'No, only a typing error',
    },
  },
  times: {
    legend: 'Later, or only for a time',
    publishAt: 'On the site from',
    publishAtHint: 'Left empty: now.',
    endAt: 'On the site until',
    endAtHint: 'Left empty: it stays.',
  },
  preview: {
    heading: 'Preview',
    about: 'As visitors will see it.',
    places: 'It will appear on',
    livePlaces: 'It is on',
    whileNew: '{place} while it is among the newest',
    open: 'See it on the site',
    blank: 'Here you see it as visitors will, as soon as it is saved.',
  },
  actions: {
    heading: 'Other actions',
    end: 'End it now',
    endAbout: 'It leaves the site and stays here under “Ended”.',
    withdraw: 'Take it off the site',
    withdrawAbout: 'It becomes a draft again.',
    delete: 'Move it to the bin',
    deleteAbout: 'It leaves the site. The bin keeps it for 30 days.',
    undelete: 'Take it out of the bin',
    binUntil: (day: string) => `In the bin until ${day}.`,
  },
  versions: {
    link: 'Earlier versions',
    heading: 'Versions',
    about:
      'Every text that was saved. A restored version becomes the latest; it is not published by itself.',
    restore: 'Restore this version',
    published: 'On the site',
    latest: 'The latest',
    changed: 'Changed: {fields}',
    first: 'The first text',
    same: 'The same text',
    empty: '(empty)',
  },
  conflict: {
    heading: 'Two people wrote at the same time',
    about: 'Nothing was lost. Choose which text goes on; the other one stays among the versions.',
    theirs: (name: string) => `The text of ${name}`,
    mine: 'Your text',
    keepTheirs: 'Go on with this one',
    useMine: 'Go on with mine',
    gone: 'This text is no longer here. Look among the versions.',
  },
  list: {
    heading: 'Records',
    begin: 'Write something new',
    kind: 'What',
    state: 'State',
    search: 'In the title',
    all: 'All',
    allStates: 'All but the bin',
    show: 'Show',
    empty: 'There is nothing here yet.',
    noMatch: 'Nothing matches.',
    changed: 'with changes that are not on the site yet',
    liveChanges:
      'Parents still see the earlier text: there are changes that are not on the site yet.',
    scheduledChanges:
      'The earlier text will appear: there are changes that are not published with it yet.',
    states: {
      draft: 'Drafts',
      scheduled: 'Scheduled',
      live: 'Live',
      ended: 'Ended',
      deleted: 'In the bin',
    },
  },
  media: {
    heading: 'Pictures and files',
    search: 'File or description',
    undescribed: 'Photographs without a description',
    everything: 'All files',
    add: 'Add files',
    upload: 'Upload',
    choose: 'Choose photographs or PDFs',
    hint: 'JPEG, PNG, WebP or PDF. They wait here until you use them in a record; unused files are removed after 90 days.',
    save: 'Save the description',
    notSaved: 'The description is not saved',
    choosing: 'Choose from the files that are here',
    chooseAbout: (field: string, room: number) =>
      `${field}: ${room === 1 ? 'one more file' : `up to ${room} more files`}. What you have typed is saved.`,
    use: 'Use these files',
    useOne: 'Use this file',
    tooMany: (room: number) =>
      `There is room for ${room === 1 ? 'one more file' : `${room} more files`} only. Choose fewer.`,
    noneChosen: 'Choose a file.',
    open: 'Open',
    unused: 'Not used yet',
    empty: 'There are no files yet.',
  },
  done: {
    saved: 'Saved.',
    published: 'Published. It is on the site.',
    scheduled: 'It will appear on the site by itself.',
    uploaded: 'The file is here. Go on.',
    uploadedStill:
      'The file is here. The site shows still pictures: only the first one of it is kept.',
    removed: 'Saved, without the file.',
    added: 'The files are here. Go on.',
    ended: 'Ended. It is no longer on the site.',
    withdrawn: 'It is a draft again, and no longer on the site.',
    deleted: 'It is in the bin.',
    undeleted: 'It is out of the bin.',
    restored: 'The version is back, as the latest one.',
    described: 'The description is saved.',
    missing: 'That is no longer possible: somebody has changed it meanwhile.',
  },
} as const
