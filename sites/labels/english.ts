import { ended } from '../../text/text-end.ts';
import { pageNames } from '../document/document.ts';
import { isNameOnly } from '../language/name-only.ts';
import { uncapital } from '../language/phrases.ts';
import type { Voice } from '../language/voice.ts';
import type { SiteWords } from './format.ts';
import { hourWords } from './hour-words.ts';

function time(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  if (hour === 12 && minute === 0) return 'noon';
  if (hour % 24 === 0 && minute === 0) return 'midnight';
  const half = hour % 24 < 12 ? 'am' : 'pm';
  const twelve = hour % 12 || 12;
  return minute ? `${twelve}:${String(minute).padStart(2, '0')} ${half}` : `${twelve} ${half}`;
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

const hourWord = hourWords(time, numberWords);

function list(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function am(voice: Voice): string {
  return voice === 'I' ? 'I’m' : 'We’re';
}

/** Whether an organization's name has an article within a sentence, unlike 'ASHI' and 'USA Judo'. */
function takesThe(name: string): boolean {
  return !/^(?:the|our) /i.test(name) && /\s/.test(name) && organization.test(name);
}

const organization =
  /\b(?:assoc|associations?|alliance|society|guild|council|league|chamber|institute|academy|union|federation|network|board|bureau|bar|club|college|coalition|foundation|church)\b/i;

export const english: SiteWords = {
  tag: 'en-US',
  locale: 'en_US',
  pages: pageNames('en'),
  bookingPages: {},
  aboutOne: pageNames('en').about,
  days: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
  shortDays: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
  time,
  span: (from, to) => `${from} to ${to}`,
  dayRun: (from, to, adjacent) => `${from} ${adjacent ? 'and' : 'to'} ${to}`,
  allDay: 'Open 24 hours',
  allDayOn: (days) => `Open 24 hours ${days}`,
  openOn: (days) => `Open ${days}`,
  openDaily: 'Open every day',
  everyDay: 'Every day',
  closed: 'Closed',
  large: {
    early: (from) => `Open at ${hourWord(from)}`,
    late: (to) => `Open till ${hourWord(to)}`,
    usual: (from, to) => `Open ${hourWord(from, to)} to ${hourWord(to, from)}`,
  },
  list,
  languages: (names) => (names.every(isNameOnly) ? list(names) : names.join(', ')),
  at: {
    skip: 'Skip to content',
    menu: 'Menu',
    main: 'Main',
    footer: 'Footer',
    breadcrumb: 'Breadcrumb',
    thisPage: 'On this page',
    quick: 'Quick actions',
    hours: 'Hours',
    show: 'Show',
    all: 'All',
    optional: '(optional)',
    orEmail: '(or email)',
    orPhone: '(or phone)',
    notFound: {
      label: 'Not found',
      heading: 'Page not found',
      lead: 'The link may have a typo, or the page may have moved. Try one of these pages.',
    },
    messageSent: { label: 'Message sent', heading: 'Thank you. Your message has been sent.' },
    requestSent: { label: 'Request sent', heading: 'Thank you. Your request has been sent.' },
    showAll: (count) => `Show all ${count} pictures`,
    photoOf: (n, count) => `Photo ${n} of ${count}`,
    before: 'Before',
    after: 'After',
    previousPhoto: 'Previous photo',
    nextPhoto: 'Next photo',
    close: 'Close',
    callInstead: (phone) => `If it can’t wait, call ${phone}.`,
    sitePages: 'Pages',
    by: (name) => `By ${name}`,
  },
  form: {
    name: 'Your name',
    phone: 'Phone',
    otherPhone: 'Other phone',
    email: 'Email',
    message: 'Message',
    anythingElse: 'Anything else',
    details: 'Your details',
    choose: 'Choose one',
    whatNeeded: 'What do you need?',
    whichDay: 'Which day works best?',
    whatTime: 'What time of day?',
    service: 'Service',
    bestDay: 'Best day',
    date: 'Date',
    timeOfDay: 'Time of day',
    preferCall: 'Prefer to call?',
    send: 'Send message',
    sendRequest: 'Send request',
    note: (voice) => `Your message comes straight to ${voice === 'I' ? 'me' : 'us'}.`,
    request: (voice) => `This is a request. It’s booked once ${voice} confirm it.`,
    other: 'Something else',
    leaveEmpty: 'Leave this empty',
    parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    letter: {
      to: (name) => `Dear ${name},`,
      name: 'My name is',
      service: 'I’m writing about',
      day: 'The best day for me is',
      part: 'The best time is',
      date: 'The date is',
      email: 'My email is',
      phone: 'My phone is',
    },
  },
  actions: {
    call: (phone) => `Call ${phone}`,
    callAnyHour: (phone) => `24/7: ${phone}`,
    email: 'Send an email',
    directions: 'Get directions',
    message: 'Send a message',
    bookOnline: 'Book online',
    start: {
      'walk-in': 'Send a message',
      appointment: 'Request an appointment',
      quote: 'Request a quote',
      order: 'Send an order',
      call: 'Send a message',
      enroll: 'Request a spot',
      attend: 'Send a message',
    },
    book: {
      appointment: 'Request an appointment',
      quote: 'Request a quote',
      order: 'Send an order',
      enroll: 'Request a spot',
      spot: 'Request a spot',
      date: 'Ask about your date',
      rental: 'Request a booking',
      table: 'Request a table',
      time: 'Request a time',
      any: 'Send a request',
    },
    seePrices: 'See prices',
    seeServices: 'See services',
    seeMenu: 'See the menu',
    seePage: (label) => `See ${uncapital(label)}`,
    allServices: 'See all services',
    allPhotos: 'See all photos',
    allProducts: 'See all products',
    priceByPhone: 'Call for a price',
    buy: 'Order this',
  },
  headings: {
    services: ['Services', 'What we offer', 'Our services'],
    about: ['About us', 'Our story', 'Who we are'],
    steps: ['How it works', 'Step by step'],
    where: ['Where we work', 'Service area'],
    find: ['Where to find us', 'Find us'],
    serve: ['Areas we serve', 'Towns we serve'],
    location: ['Location', 'Where we are'],
    hours: ['Hours', 'Opening hours', 'When we’re open'],
    faq: ['Common questions', 'Questions and answers', 'What people ask'],
    good: ['Good to know', 'What to know', 'More to know'],
    call: ['Get in touch', 'Contact us', 'Talk to us'],
    prices: ['Prices', 'Price list'],
    gallery: ['Gallery', 'Photos', 'Our work'],
    form: ['Write to us', 'Message us', 'Send a message'],
    booking: ['Your request', 'Send a request'],
    shop: ['Shop', 'Products', 'What we sell'],
    posts: ['Blog', 'Articles'],
    contact: ['Contact', 'How to reach us'],
    ways: ['How to reach us', 'Phone and email', 'Contact details'],
    proof: ['Credentials', 'Background'],
    people: ['Who you’ll meet', 'The people'],
    ask: ['Have a question?'],
  },
  places: {
    hours: (place) => `${place} hours`,
    alsoAt: (voice, street, city) => ended(`${am(voice)} also at ${street}${/,/.test(street) ? ',' : ''} in ${city}`),
  },
  titles: {
    about: (short) => `About ${short}`,
    contact: (short) => `Contact ${short}`,
    inPlace: (what, place) => `${what} in ${place}`,
  },
  facts: {
    since: (year) => `Since ${year}`,
    license: (id) => `License ${id}`,
    memberOf: (name) => `Member of ${takesThe(name) ? 'the ' : ''}${name}`,
    award: 'Award',
    languages: 'Languages',
    everyDay: 'Every day of the week.',
    isAt: (voice, street, city) => ended(`${am(voice)} at ${street}${/,/.test(street) ? ',' : ''} in ${city}`),
    worksIn: (voice, places) => ended(`${voice === 'I' ? 'I' : 'We'} serve ${places}`),
    isIn: (voice, city) => ended(`${am(voice)} based in ${city}`),
    pay: (voice, ways) => ended(`${voice === 'I' ? 'I' : 'We'} take ${ways}`),
    dontPay: (voice, ways) => ended(`${voice === 'I' ? 'I' : 'We'} don’t take ${ways}`),
  },
  placed: {
    payment: 'Payment',
    price: 'Prices',
    offer: 'Offers',
    logistics: 'Details',
    insurance: 'Insurance',
    emergency: 'Emergencies',
    hours: 'Hours',
    parking: 'Parking',
    donations: 'Donations',
    meeting: 'Where we meet',
    dress: 'What to wear',
    mail: 'By mail',
    delivery: 'Pickup and delivery',
    appointments: 'Appointments',
    bringing: 'What to bring',
  },
  questions: {
    where: 'Which areas do you serve?',
    open: 'What are your hours?',
    located: 'Where are you located?',
    locatedAnswer: (street, city) => ended(`At ${street}${/,/.test(street) ? ',' : ''} in ${city}`),
    speak: (language) => `Do you speak ${language}?`,
    yes: (voice, languages) => ended(`Yes. ${voice === 'I' ? 'I' : 'We'} speak ${languages}`),
    pay: 'How can I pay?',
    park: 'Where can I park?',
  },
  price: {
    free: 'Free',
    from: (amount) => `from ${amount}`,
    to: (amount) => `up to ${amount}`,
    range: (from, to) => `${from} to ${to}`,
  },
  free: { page: 'Cost', heading: 'It’s free' },
  products: 'Products',
  photoFrom: (name) => `Photo from ${name}`,
  drawingOf: (things) => `Drawing of ${things}`,
  drawing: (trade) => `Drawing: ${trade}`,
  order: { call: 'Call to order.', message: 'Send a message to order.', both: 'Call or send a message to order.' },
};
