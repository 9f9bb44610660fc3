import { pageChoices } from '../../../content/site-pages.ts';
import { type BriefStep, dayKeys } from '../../../domain/briefs/schema.ts';
import { type AddressParts, addressText } from '../../../sites/addresses/address-text.ts';
import { priceText } from '../../../sites/prices/price-text.ts';
import { printedPhones } from '../../../text/phone.ts';
import { ended } from '../../../text/text-end.ts';
import { type Given, givenText, rowsOf } from '../interview/interview.ts';
import { joinList } from '../list-text.ts';
import type { OnboardingData } from '../onboarding-data.ts';
import { isBlank } from '../same-answer.ts';
import { shownTime, type Week } from '../week.ts';
import type { OtherPlace } from './other-places.tsx';
import type { Service } from './service-row.tsx';
import { type ChosenTraits, traitsText } from './trait-choices.ts';
import { mayNeedParking, mayServeTowns, mayTakeUrgentCalls } from './what-fits.ts';

export interface SummaryRow {
  label: string;
  /** Undefined if there's no answer. */
  value?: string | Piece[];
  /** Colors to show next to their codes. */
  colors?: string[];
}

/** A text of the owner's, and what we add to it. It may run from right to left, so each has its own direction. */
export interface Piece {
  text: string;
  after?: string;
}

/** True if texts are read best each in a line of its own: something is added to one, such as a price, or one is a sentence. */
export function areLines(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text, after }) => after || ended(text) === text);
}

type Answer = (path: string) => unknown;

/** Every field of the brief by step, with its answer if there is one. */
export function summaryOf(answer: Answer, data: OnboardingData): Partial<Record<BriefStep, SummaryRow[]>> {
  const text = (path: string) => (isBlank(answer(path)) ? undefined : String(answer(path)));
  const list = (path: string): Piece[] =>
    ((answer(path) ?? []) as string[]).filter((one) => one.trim()).map((one) => ({ text: one.trim() }));
  const count = (path: string, one: string) => {
    const n = ((answer(path) ?? []) as unknown[]).filter((row) => !isBlank(row)).length;
    return n ? `${n} ${one}${n === 1 ? '' : 's'}` : undefined;
  };
  const photos = data.uploads.filter(({ kind }) => kind === 'photo');
  const picked = ((answer('pages') ?? []) as string[]).flatMap((key) => pageChoices.find((page) => page.key === key) ?? []);
  const language = (answer('language') ?? data.advice.language) as keyof typeof languageWords;
  const asks = (key: string) => picked.some((page) => page.key === key);
  return {
    business: [
      { label: 'Business name', value: text('business.name') },
      { label: 'Kind of business', value: text('business.trade') },
      ...ifAsked(false, { label: 'What neighbors call it', value: text('business.called') }),
      { label: 'How it works', value: traitsText((answer('business.traits') ?? {}) as ChosenTraits) ?? data.advice.understood },
      { label: 'What you do', value: text('business.description') },
      { label: 'Tagline', value: text('business.tagline') },
      { label: 'Phone', value: text('business.phone') },
      { label: 'Email', value: text('business.email') },
      { label: 'Address', value: addressText((answer('business.address') ?? {}) as AddressParts) || undefined },
      ...ifAsked(mayServeTowns(data.advice), { label: 'Where you work', value: list('business.serviceArea') }),
      ...ifAsked(false, { label: 'State or region', value: text('business.state') }),
      { label: 'Opening hours', value: hoursLine(answer('business.hours')) },
      ...ifAsked(false, { label: 'Other locations', value: placesOf(answer('business.otherPlaces')) }),
      { label: 'Founded', value: text('business.founded') ?? yearOf(answer('business.founded')) },
      { label: 'Languages', value: list('business.languages') },
      ...(language === 'en' && isBlank(answer('language')) ? [] : [{ label: 'Site language', value: languageWords[language] }]),
    ],
    services: [
      { label: 'Services', value: servicesOf(answer('services')) },
      { label: 'Steps', value: list('details.steps') },
      ...ifAsked(mayTakeUrgentCalls(data.advice), {
        label: 'Urgent calls',
        value: urgentWords[answer('business.urgent') as keyof typeof urgentWords],
      }),
      { label: 'Ways to pay', value: list('business.payments') },
      ...ifAsked(mayNeedParking(data.advice), { label: 'Parking', value: text('business.parking') }),
    ],
    proof: [
      { label: 'Licenses', value: list('business.licences') },
      { label: 'Memberships', value: list('proof.memberships') },
      { label: 'Awards', value: list('proof.awards') },
      { label: 'People', value: peopleOf(answer('business.people')) },
      { label: 'Quotes', value: count('proof.quotes', 'quote') },
      { label: 'Promises', value: promisesLine(answer('promises'), data) },
      { label: 'Links', value: list('business.links') },
    ],
    look: [
      { label: 'Look', value: isBlank(answer('look.chosen')) ? 'We choose' : (data.lookTitle ?? 'The one you picked') },
      {
        label: 'Colors',
        value: isBlank(answer('look.colors')) ? 'We choose' : list('look.colors'),
        colors: ((answer('look.colors') ?? []) as string[]).filter((color) => /^#[0-9a-f]{6}$/i.test(color)),
      },
      { label: 'Background', value: capital(text('look.mood')) ?? 'We choose' },
      { label: 'Style', value: text('look.style') },
      ...ifAsked(false, { label: 'Tone', value: text('look.tone') }),
      { label: 'Logo', value: data.uploads.find(({ kind }) => kind === 'logo')?.fileName ?? 'Made from your name' },
    ],
    photos: [
      {
        label: 'Photos',
        value: photosLine(photos.length, photos.filter(({ rights }) => rights).length),
      },
    ],
    pages: [
      { label: 'Pages', value: picked.length ? joinList(picked.map(({ label }) => label)) : undefined },
      ...(asks('faq') ? [{ label: 'FAQ', value: count('details.faq', 'question') }] : []),
      ...(asks('pricing') ? [{ label: 'Pricing', value: count('details.pricing', 'package') }] : []),
      ...(asks('shop') ? [{ label: 'Shop', value: count('details.shop', 'product') }] : []),
      ...(asks('booking')
        ? [
            {
              label: 'Booking',
              value: (answer('details.booking') as { kind?: string } | undefined)?.kind === 'link' ? 'In your booking tool' : 'With a form',
            },
          ]
        : []),
      ...(asks('blog') ? [{ label: 'Blog', value: count('details.blog', 'post') }] : []),
    ],
    domain: [{ label: 'Free address', value: data.host }, ...ifAsked(false, { label: 'Own domain', value: ownDomain(answer('domain')) })],
  };
}

/** A row that's left out while it has no value, unless everyone is asked for it. */
function ifAsked(isAsked: boolean, row: SummaryRow): SummaryRow[] {
  return isAsked || !isBlank(row.value) ? [row] : [];
}

/** The interview's answers, by question. */
export function interviewSummary(answer: Answer, { advice }: OnboardingData): SummaryRow[] {
  return rowsOf(advice.interview, (answer('interview') ?? []) as Given[]).flatMap((row) =>
    row.given ? [{ label: row.asked.ask, value: givenText(row) }] : [],
  );
}

const languageWords = { en: 'English', es: 'Spanish' };
const urgentWords = { always: 'Day and night', hours: 'During business hours', no: 'No' };

function photosLine(all: number, allowed: number): string | undefined {
  if (all === 0) return undefined;
  const photos = `${all} photo${all === 1 ? '' : 's'}`;
  if (allowed === all) return photos;
  if (allowed === 0) return `${photos}. You haven’t confirmed you may use ${all === 1 ? 'it' : 'them'}.`;
  return `${photos}. You’ve confirmed you may use ${allowed} of them.`;
}

function capital(word: string | undefined): string | undefined {
  return word && word.charAt(0).toUpperCase() + word.slice(1);
}

function yearOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : undefined;
}

function servicesOf(value: unknown): Piece[] {
  const services = ((value ?? []) as Service[]).filter((service) => !isBlank(service));
  return services.map((service) => ({ text: service.name, after: priceText(service) }));
}

function peopleOf(value: unknown): Piece[] {
  const people = ((value ?? []) as { name: string; role?: string }[]).filter((person) => !isBlank(person));
  return people.map(({ name, role }) => ({ text: [name, role].filter(Boolean).join(', ') }));
}

function placesOf(value: unknown): Piece[] {
  const places = ((value ?? []) as OtherPlace[]).filter((place) => !isBlank(place));
  return places.map(({ name, address, phone, hours }) => {
    const [first = '', ...more] = [name, addressText(address ?? {}), phone && printedPhones(phone), hoursLine(hours)].filter(Boolean);
    return { text: first, after: more.join('. ') };
  });
}

function promisesLine(value: unknown, { advice }: OnboardingData): string | undefined {
  const ticked = advice.promises.filter(({ key }) => ((value ?? []) as string[]).includes(key));
  return ticked.map(({ label }) => label).join('. ') || undefined;
}

function ownDomain(value: unknown): string | undefined {
  const { kind, name } = (value ?? {}) as { kind?: string; name?: string };
  if (kind === 'own') return name ? `You own it: ${name}` : 'You own one (no name yet)';
  if (kind === 'new') return name ? `A new one: ${name}` : 'A new one (no name yet)';
  return undefined;
}

/** Opening hours in one line, with equal neighboring days joined. Closed days are left out. */
function hoursLine(value: unknown): string | undefined {
  if (!value) return undefined;
  const week = value as Week;
  const runs: { from: string; to: string; hours: string }[] = [];
  let hoursBefore = '';
  for (const key of dayKeys) {
    const day = key.charAt(0).toUpperCase() + key.slice(1);
    const hours = dayLine(week[key]);
    const last = runs.at(-1);
    if (last && hours && hours === hoursBefore) last.to = day;
    else if (hours) runs.push({ from: day, to: day, hours });
    hoursBefore = hours;
  }
  return runs.map(({ from, to, hours }) => `${from === to ? from : `${from}–${to}`} ${hours}`).join(', ') || undefined;
}

function dayLine(spans: Week[keyof Week]): string {
  if (!spans) return '';
  if (spans === '24h') return '24 hours';
  return spans
    .filter(([open, close]) => open && close)
    .map(([open, close]) => `${hourOf(open)}–${hourOf(close === '24:00' ? '24:00' : shownTime(close))}`)
    .join(' and ');
}

/** '17:30' → '5:30 pm', '24:00' → 'midnight'. */
function hourOf(time: string): string {
  if (time === '24:00') return 'midnight';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const rest = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${rest} ${hours < 12 ? 'am' : 'pm'}`;
}
