import { pageChoices } from '../../../../content/site-pages.ts';
import { type BriefStep, dayKeys } from '../../../../domain/briefs/schema.ts';
import { joinList } from '../list-text.ts';
import type { OnboardingData } from '../onboarding-data.ts';
import { priceText } from '../price-text.ts';
import { isBlank } from '../same-answer.ts';
import { shownTime, type Week } from '../week.ts';
import type { Service } from './service-row.tsx';

export interface SummaryRow {
  label: string;
  /** Undefined if there's no answer. */
  value?: string;
  /** Colors to show next to their codes. */
  colors?: string[];
}

type Answer = (path: string) => unknown;

/** Every field of the brief by step, with its answer if there is one. */
export function summaryOf(answer: Answer, data: OnboardingData): Partial<Record<BriefStep, SummaryRow[]>> {
  const text = (path: string) => (isBlank(answer(path)) ? undefined : String(answer(path)));
  const list = (path: string) => (isBlank(answer(path)) ? undefined : joinList((answer(path) as string[]).filter((one) => one.trim())));
  const count = (path: string, one: string) => {
    const n = ((answer(path) ?? []) as unknown[]).filter((row) => !isBlank(row)).length;
    return n ? `${n} ${one}${n === 1 ? '' : 's'}` : undefined;
  };
  const photos = data.uploads.filter(({ kind }) => kind === 'photo');
  const picked = ((answer('pages') ?? []) as string[]).flatMap((key) => pageChoices.find((page) => page.key === key) ?? []);
  const asks = (key: string) => picked.some((page) => page.key === key);
  return {
    business: [
      { label: 'Business name', value: text('business.name') },
      { label: 'Kind of business', value: text('business.trade') },
      { label: 'What you do', value: text('business.description') },
      { label: 'Tagline', value: text('business.tagline') },
      { label: 'Phone', value: text('business.phone') },
      { label: 'Email', value: text('business.email') },
      { label: 'Address', value: addressLine(answer('business.address')) },
      { label: 'Where you work', value: list('business.serviceArea') },
      { label: 'Opening hours', value: hoursLine(answer('business.hours')) },
      { label: 'Founded', value: text('business.founded') ?? yearOf(answer('business.founded')) },
      { label: 'Languages', value: list('business.languages') },
    ],
    services: [
      { label: 'Services', value: servicesLine(answer('services')) },
      { label: 'Urgent calls', value: urgentWords[answer('business.urgent') as keyof typeof urgentWords] },
    ],
    proof: [
      { label: 'Licenses', value: list('business.licences') },
      { label: 'Memberships', value: list('proof.memberships') },
      { label: 'Awards', value: list('proof.awards') },
      { label: 'Quotes', value: count('proof.quotes', 'quote') },
      { label: 'Promises', value: promisesLine(answer('promises'), data) },
    ],
    look: [
      {
        label: 'Colors',
        value: list('look.colors') ?? 'We choose',
        colors: ((answer('look.colors') ?? []) as string[]).filter((color) => /^#[0-9a-f]{6}$/i.test(color)),
      },
      { label: 'Background', value: capital(text('look.mood')) ?? 'We choose' },
      { label: 'Style', value: text('look.style') },
      { label: 'Tone', value: text('look.tone') },
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
    domain: [{ label: 'Address of the site', value: domainLine(answer('domain')) }],
  };
}

const urgentWords = { always: 'Day and night', hours: 'During business hours', no: 'No' };

function photosLine(all: number, allowed: number): string | undefined {
  if (all === 0) return undefined;
  const photos = `${all} photo${all === 1 ? '' : 's'}`;
  return allowed === all ? photos : `${photos}, ${allowed === 0 ? 'none' : allowed} cleared for use`;
}

function capital(word: string | undefined): string | undefined {
  return word && word.charAt(0).toUpperCase() + word.slice(1);
}

function yearOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : undefined;
}

function addressLine(value: unknown): string | undefined {
  const { street, city, state, zip } = (value ?? {}) as Record<string, string | undefined>;
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, town].filter(Boolean).join(', ') || undefined;
}

function servicesLine(value: unknown): string | undefined {
  const services = ((value ?? []) as Service[]).filter((service) => !isBlank(service));
  return services.map((service) => [service.name, priceText(service)].filter(Boolean).join(' ')).join(', ') || undefined;
}

function promisesLine(value: unknown, { advice }: OnboardingData): string | undefined {
  const ticked = advice.promises.filter(({ key }) => ((value ?? []) as string[]).includes(key));
  return ticked.map(({ label }) => label).join('. ') || undefined;
}

function domainLine(value: unknown): string {
  const { kind, name } = (value ?? {}) as { kind?: string; name?: string };
  if (kind === 'own') return name ? `Your own: ${name}` : 'Your own domain (no name yet)';
  if (kind === 'new') return name ? `A new domain: ${name}` : 'A new domain (no name yet)';
  return 'The free address';
}

/** Opening hours in one line, with equal neighboring days joined. */
function hoursLine(value: unknown): string | undefined {
  if (!value) return undefined;
  const week = value as Week;
  const days = dayKeys
    .map((day) => ({ day: day.charAt(0).toUpperCase() + day.slice(1), hours: dayLine(week[day]) }))
    .filter(({ hours }) => hours);
  const runs: { from: string; to: string; hours: string }[] = [];
  for (const { day, hours } of days) {
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
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
