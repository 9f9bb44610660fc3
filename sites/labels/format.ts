import type { DayName, PageKind } from '../document/document.ts';
import type { StartTrait } from '../kinds/format.ts';
import type { Voice } from '../language/voice.ts';

/** Kinds of an owner's sentences that have a place of their own (sites/writer/material/placed-sentences.ts). */
export type PlacedKind = 'payment' | 'price' | 'offer' | 'logistics' | 'insurance' | 'emergency' | 'hours' | 'parking';

/** What a sentence of the kind `logistics` is listed under, if it's more than a detail. */
export type LogisticsLabel = 'donations' | 'meeting' | 'dress' | 'mail' | 'delivery' | 'appointments' | 'bringing';

/** What customers ask for on a booking page: an appointment, a place on a tour, their date of a band, a thing to rent, or what we don't know. */
export type Booking = 'appointment' | 'quote' | 'order' | 'enroll' | 'spot' | 'date' | 'rental' | 'table' | 'time' | 'any';

/** Everything a site says that isn't its owner's: labels, headings, and the sentences that facts are put into. */
export interface SiteWords {
  /** For `lang` attributes and structured data. */
  tag: string;
  /** For Open Graph. */
  locale: string;
  pages: Record<PageKind, string>;
  /** What a booking page is called where `pages` has no word for what's asked for. */
  bookingPages: Partial<Record<Booking, string>>;
  /** What the About page of one person is called. */
  aboutOne: string;
  days: Record<DayName, string>;
  shortDays: Record<DayName, string>;
  /** '07:30' → '7:30 am'. */
  time: (time: string) => string;
  /** The two ends of a span or of a run of days. */
  span: (from: string, to: string) => string;
  dayRun: (from: string, to: string, adjacent: boolean) => string;
  allDay: string;
  /** The same with its days: 'Open 24 hours Mon to Fri'. */
  allDayOn: (days: string) => string;
  /** The days that it's open on: 'Open Mon to Sat'. */
  openOn: (days: string) => string;
  openDaily: string;
  everyDay: string;
  closed: string;
  /** The usual hours in a few words to be set as wide as the page, from times such as '05:00': of a day that begins early, of one that ends late, and of any other. */
  large: { early: (from: string) => string; late: (to: string) => string; usual: (from: string, to: string) => string };
  /** 'a, b and c'. */
  list: (items: string[]) => string;
  /** Names of languages as a list that begins a sentence: 'English and Spanish', 'Español e inglés'. */
  languages: (names: string[]) => string;
  at: {
    skip: string;
    menu: string;
    main: string;
    footer: string;
    breadcrumb: string;
    thisPage: string;
    quick: string;
    hours: string;
    show: string;
    all: string;
    optional: string;
    orEmail: string;
    orPhone: string;
    notFound: { label: string; heading: string; lead: string };
    messageSent: { label: string; heading: string };
    requestSent: { label: string; heading: string };
    callInstead: (phone: string) => string;
    showAll: (count: number) => string;
    photoOf: (n: number, count: number) => string;
    before: string;
    after: string;
    previousPhoto: string;
    nextPhoto: string;
    close: string;
    sitePages: string;
    by: (name: string) => string;
  };
  form: {
    name: string;
    phone: string;
    otherPhone: string;
    email: string;
    message: string;
    anythingElse: string;
    details: string;
    choose: string;
    whatNeeded: string;
    whichDay: string;
    whatTime: string;
    service: string;
    bestDay: string;
    date: string;
    timeOfDay: string;
    preferCall: string;
    send: string;
    sendRequest: string;
    note: (voice: Voice) => string;
    request: (voice: Voice) => string;
    other: string;
    /** Read only by bots and by people without styles. */
    leaveEmpty: string;
    parts: { morning: string; afternoon: string; evening: string };
    /** A form written as a letter of the visitor's: each text is followed by the field that completes it. */
    letter: {
      to: (name: string) => string;
      name: string;
      service: string;
      day: string;
      part: string;
      date: string;
      email: string;
      phone: string;
    };
  };
  actions: {
    call: (phone: string) => string;
    /** The same where someone answers at any hour. */
    callAnyHour: (phone: string) => string;
    email: string;
    directions: string;
    message: string;
    bookOnline: string;
    start: Record<StartTrait, string>;
    book: Record<Booking, string>;
    seePrices: string;
    seeServices: string;
    seeMenu: string;
    /** For a services page with a label of its own, such as Classes. */
    seePage: (label: string) => string;
    allServices: string;
    allPhotos: string;
    allProducts: string;
    priceByPhone: string;
    buy: string;
  };
  /**
   * Headings by section, best first; a second one is used if a page has the first already. Spanish ones have both voices:
   * '{Contáctenos|Contácteme}'.
   */
  headings: Record<
    | 'services'
    | 'about'
    | 'steps'
    | 'serve'
    | 'where'
    | 'find'
    | 'location'
    | 'hours'
    | 'faq'
    | 'good'
    | 'call'
    | 'prices'
    | 'gallery'
    | 'form'
    | 'booking'
    | 'shop'
    | 'posts'
    | 'contact'
    | 'ways'
    | 'proof'
    | 'people'
    | 'ask',
    string[]
  >;
  /** What is said of a place if there are several: its name is that of a part of town, a town or a street. */
  places: {
    hours: (place: string) => string;
    alsoAt: (voice: Voice, street: string, city: string) => string;
  };
  titles: {
    /** The name, unless it'd read like the label of a form. In Spanish with both voices, like the headings. */
    about: (short: string) => string;
    contact: (short: string) => string;
    inPlace: (what: string, place: string) => string;
  };
  facts: {
    since: (year: number) => string;
    license: (id: string) => string;
    memberOf: (name: string) => string;
    award: string;
    languages: string;
    everyDay: string;
    isAt: (voice: Voice, street: string, city: string) => string;
    worksIn: (voice: Voice, places: string) => string;
    isIn: (voice: Voice, city: string) => string;
    pay: (voice: Voice, ways: string) => string;
    dontPay: (voice: Voice, ways: string) => string;
  };
  /** What sentences of each kind are listed under. */
  placed: Record<PlacedKind | LogisticsLabel, string>;
  /** In Spanish with both voices, like the headings. */
  questions: {
    where: string;
    open: string;
    located: string;
    locatedAnswer: (street: string, city: string) => string;
    speak: (language: string) => string;
    yes: (voice: Voice, languages: string) => string;
    pay: string;
    park: string;
  };
  price: {
    free: string;
    from: (amount: string) => string;
    to: (amount: string) => string;
    range: (from: string, to: string) => string;
  };
  /** The page of prices of what's free. */
  free: { page: string; heading: string };
  /** The services page of a business that sells goods. */
  products: string;
  photoFrom: (name: string) => string;
  /** The alternative text of a drawing: of the things named, or of nothing but the trade. */
  drawingOf: (things: string) => string;
  drawing: (trade: string) => string;
  /** How to order what the shop shows: by phone, by message or either. */
  order: { call: string; message: string; both: string };
}
