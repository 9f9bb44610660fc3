import { pageLabel } from '../../content/site-pages.ts';
import { wayToPay } from '../../content/ways-to-pay.ts';
import { type AddressParts, addressText } from '../../sites/addresses/address-text.ts';
import type { PageKind, SiteDocument } from '../../sites/document/document.ts';
import { parsePrice, priceText } from '../../sites/prices/price-text.ts';
import type { OwnLine } from '../../sites/requests/own-words.ts';
import type { DayHours, Wish } from '../../sites/requests/wish.ts';
import { isLocalPhone, phonesIn, withAreaCodeOf } from '../../text/phone.ts';
import { isSameAnswer } from '../briefs/same-answer.ts';
import { type AnswerPath, type Answers, answerAt } from '../briefs/schema.ts';
import type { EditPlace } from '../edit-requests/schema.ts';
import { addressParts } from './address-line.ts';
import { hoursChange } from './hours-change.ts';
import { type AnsweredPlace, placeNamed } from './places.ts';
import { sectionsNamed } from './sections-named.ts';

/** A change of answers, each with the answer it starts from. */
export interface FactChange {
  name: string;
  facts: { path: AnswerPath; value: unknown; was: unknown }[];
}

/** What we can do about a part of a request after its owner's yes. */
export type Step =
  | { kind: 'facts'; change: FactChange }
  | { kind: 'text'; page: string; section: string; path: string; was: string; text: string }
  | { kind: 'hide'; page: string; section: string; name: string }
  | { kind: 'open'; panel: 'look' | 'photos' | 'pages' | 'facts'; card?: string }
  | { kind: 'review' }
  /** There's nothing to do: the site is that way already. */
  | { kind: 'none' }
  | { kind: 'undo' };

/** A part of a request with what we propose. Without a step, a person does it, or answers it. */
export interface Proposal {
  /** Places in the owner's text that it was read from. */
  spans: [start: number, end: number][];
  /** The part in the owner's words, and what we read in it. */
  words: string;
  wish: Wish;
  /** True for a remark that asks for nothing. It's shown, and can be sent. */
  isAside?: true;
  /** What it's about: 'Saturday hours'. */
  title: string;
  /** What the button says. */
  button?: string;
  step?: Step;
  was?: string;
  now?: string;
  /** What's good to know before saying yes. */
  note?: string;
  /** Where a person starts: the section that the words name, otherwise the whole site. */
  place: EditPlace;
}

/** What we propose for each line of a request, in its order. */
export function proposalsFor(
  text: string,
  lines: readonly OwnLine[],
  answers: Answers,
  document: SiteDocument,
  pinned?: EditPlace,
): Proposal[] {
  // Remarks come last.
  return lines
    .toSorted((one, other) => Number(one.isAside ?? false) - Number(other.isAside ?? false))
    .map(({ wish, spans, isAside }) => {
      // What lies between belongs to other parts.
      const words = spans.map(([start, end]) => text.slice(start, end)).join(' … ');
      const proposal = proposalFor(wish, answers, document);
      const title = wish.do === 'question' ? 'Your question' : 'Your request';
      return { spans, words, wish, title, ...proposal, ...(isAside && { isAside }), place: pinned ?? placeOf(words, document) };
    });
}

type Found = Omit<Proposal, 'spans' | 'words' | 'wish' | 'place'> | undefined;

/** A number without its area code gets that of the present one. If there's none, or two numbers of which one is meant, a person asks. */
function phoneProposal(typed: string, place: AnsweredPlace): Found {
  const present = String(place.detail('phone') ?? '');
  if (phonesIn(present).length > 1) return undefined;
  const number = isLocalPhone(typed) ? withAreaCodeOf(present, typed) : typed;
  if (number === undefined) return undefined;
  const title = titleAt(place, 'Phone');
  return { title, button: `Change phone to ${number}`, step: changeAt(place, title, 'phone', number), was: present, now: number };
}

/** 'Phone', or 'Apex: Phone' if there are several places. */
function titleAt({ name }: AnsweredPlace, title: string): string {
  return name ? `${name}: ${title}` : title;
}

function changeAt(place: AnsweredPlace, name: string, key: 'phone' | 'address' | 'hours', value: unknown): Step {
  return { kind: 'facts', change: { name, facts: [place.changed(key, value)] } };
}

/** What we propose for one wish. Undefined if only a person can do it. */
export function proposalFor(wish: Wish, answers: Answers, document: SiteDocument): Found {
  const change = changeFor(wish, answers, document);
  const isSame = change?.step?.kind === 'facts' && change.step.change.facts.every(({ value, was }) => isSameAnswer(value, was));
  return change && isSame ? { title: change.title, note: 'Your site already says this.', step: { kind: 'none' } } : change;
}

function changeFor(wish: Wish, answers: Answers, document: SiteDocument): Found {
  switch (wish.do) {
    case 'hours':
    case 'phone':
    case 'address': {
      const place = placeNamed(answers, wish.place);
      return place && placeProposal(wish, place);
    }
    case 'email':
      return factProposal(answers, 'business.email', wish.to, 'Email', `Change email to ${wish.to}`);
    case 'name':
      return factProposal(answers, 'business.name', wish.to, 'Name', `Change name to ${wish.to}`);
    case 'web-address':
      return { title: 'Web address', button: 'Choose your web address', step: { kind: 'open', panel: 'facts' } };
    case 'add-service':
    case 'remove-service':
    case 'rename-service':
    case 'price':
      return serviceProposal(wish, answers);
    case 'add-town':
    case 'remove-town': {
      const was = (answerAt(answers, 'business.serviceArea') ?? []) as string[];
      const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
      const value =
        wish.do === 'add-town'
          ? [...was, ...wish.towns.filter((town) => !was.some((known) => isSame(known, town)))]
          : was.filter((town) => !wish.towns.some((gone) => isSame(gone.split(',')[0] ?? '', town.split(',')[0] ?? '')));
      const named = joined(wish.towns);
      return listProposal('business.serviceArea', was, value, 'Towns', wish.do === 'add-town' ? `Add ${named}` : `Remove ${named}`);
    }
    case 'language':
      return addedProposal(answers, 'business.languages', wish.languages, 'Languages');
    case 'payment':
      return addedProposal(answers, 'business.payments', wish.ways.map(wayToPay), 'Ways to pay');
    case 'license':
      return addedProposal(answers, 'business.licences', [wish.to], 'License');
    case 'link': {
      const link = linkOf(wish.to);
      return link
        ? addedProposal(answers, 'business.links', [link], 'Links')
        : { title: 'A link', button: 'Add the link', step: { kind: 'open', panel: 'facts', card: 'proof' } };
    }
    case 'look':
      return {
        title: 'Another look',
        button: 'Try other looks',
        step: { kind: 'open', panel: 'look' },
        note: 'Same text, prices and photos. You can undo it.',
      };
    case 'colors':
      return { title: 'Colors', button: 'Choose other colors', step: { kind: 'open', panel: 'look' }, note: 'You can undo it.' };
    case 'photo':
      return {
        title: 'Photos',
        button: wish.remove ? 'Remove a photo' : wish.lead ? 'Choose the first photo' : 'Open photos',
        step: { kind: 'open', panel: 'photos' },
        note: 'You’ll see the photos you’ve uploaded, and you can add more.',
      };
    case 'logo':
      return { title: 'Logo', button: 'Change the logo', step: { kind: 'open', panel: 'photos' } };
    case 'pages':
      return pagesProposal(wish, answers);
    case 'hide':
    case 'move':
      return sectionProposal(wish, document);
    case 'text':
      return textProposal(wish, document);
    case 'publish':
      return { title: 'Go live', button: 'Review and approve', step: { kind: 'review' }, note: 'Nothing goes live until you approve it.' };
    case 'undo':
      return { title: 'Your last change', button: 'Undo your last change', step: { kind: 'undo' } };
    default:
      return undefined;
  }
}

function placeProposal(wish: Extract<Wish, { do: 'hours' | 'phone' | 'address' }>, place: AnsweredPlace): Found {
  if (wish.do !== 'hours') return wish.do === 'phone' ? phoneProposal(wish.to, place) : addressProposal(wish.to, place);
  const { value, ...shown } = hoursChange(wish.days, (place.detail('hours') ?? null) as Record<string, DayHours> | null);
  const title = titleAt(place, shown.title);
  return { ...shown, title, step: changeAt(place, title, 'hours', value) };
}

function addressProposal(typed: string, place: AnsweredPlace): Found {
  const was = (place.detail('address') ?? null) as AddressParts | null;
  const parts = addressParts(typed, was?.city);
  const title = titleAt(place, 'Address');
  const { path } = place.changed('address', was);
  const card = path === 'business.address' ? 'place' : 'places';
  if (!parts) return { title, button: 'Change your address', step: { kind: 'open', panel: 'facts', card } };
  // Another town has another state and ZIP code, so those of the old one don't stay.
  const value = parts.city && parts.city !== was?.city ? parts : { ...was, ...parts };
  return {
    title,
    button: `Change address to ${parts.street}`,
    step: changeAt(place, title, 'address', value),
    was: addressText(was ?? {}),
    now: addressText(value),
    ...(Object.keys(parts).length === 1 && was?.city && { note: 'The town and ZIP code stay the same.' }),
  };
}

function facts(name: string, path: AnswerPath, value: unknown, was: unknown): Step {
  return { kind: 'facts', change: { name, facts: [{ path, value, was: was ?? null }] } };
}

function factProposal(answers: Answers, path: AnswerPath, value: string, title: string, button: string): Found {
  const was = answerAt(answers, path);
  return { title, button, step: facts(title, path, value, was), was: String(was ?? ''), now: value };
}

function listProposal(path: AnswerPath, was: string[], value: string[], title: string, button: string): Found {
  return { title, button, step: facts(title, path, value, was), was: joined(was), now: joined(value) };
}

function addedProposal(answers: Answers, path: AnswerPath, added: string[], title: string): Found {
  const was = (answerAt(answers, path) ?? []) as string[];
  const fresh = added.filter((one) => !was.some((known) => known.toLowerCase() === one.toLowerCase()));
  // If nothing is new, the list stays the same, and `proposalFor` says so.
  return listProposal(path, was, [...was, ...fresh], title, `Add ${joined(fresh)}`);
}

type Service = { name: string; description?: string } & ReturnType<typeof parsePrice>;

function serviceProposal(
  wish: Extract<Wish, { do: 'add-service' | 'remove-service' | 'rename-service' | 'price' }>,
  answers: Answers,
): Found {
  const was = (answerAt(answers, 'services') ?? []) as Service[];
  const change = (title: string, button: string, value: Service[], shown: { was?: string; now?: string; note?: string }): Found => ({
    title,
    button,
    step: facts(title, 'services', value, was),
    ...shown,
  });
  const priced = wish.do === 'add-service' || wish.do === 'price' ? parsePrice(wish.price ?? '') : {};
  if (wish.do === 'add-service') {
    const label = [wish.name, priceText(priced)].filter(Boolean).join(', ');
    return change('New service', `Add service: ${label}`, [...was, { name: wish.name, ...priced }], {
      now: label,
      note: 'We’ll leave the description empty until you write one.',
    });
  }
  const service = was.find(({ name }) => name === wish.name);
  if (!service) return undefined;
  if (wish.do === 'remove-service')
    return change(
      'Services',
      `Remove ${service.name}`,
      was.filter((one) => one !== service),
      { was: service.name, note: 'You can undo it.' },
    );
  if (wish.do === 'rename-service')
    return change(
      'Service name',
      `Rename to ${wish.to}`,
      was.map((one) => (one === service ? { ...one, name: wish.to } : one)),
      { was: service.name, now: wish.to },
    );
  const { priceFrom: _from, priceTo: _to, priceUnit, price: _price, ...plain } = service;
  // 'Repairs is $80' keeps 'per hour'; a price with a unit of its own replaces it.
  const next: Service = { ...plain, ...(priceUnit && !priced.priceUnit && !priced.price ? { priceUnit } : {}), ...priced };
  return change(
    'Price',
    `Change ${service.name} to ${priceText(next)}`,
    was.map((one) => (one === service ? next : one)),
    { was: priceText(service), now: priceText(next) },
  );
}

function pagesProposal(wish: Extract<Wish, { do: 'pages' }>, answers: Answers): Found {
  const was = (answerAt(answers, 'pages') ?? []) as PageKind[];
  if (!wish.out || !wish.in || !was.includes(wish.out) || was.includes(wish.in))
    return { title: 'Pages', button: 'Choose your pages', step: { kind: 'open', panel: 'pages' }, note: 'Your site has five pages.' };
  const value = was.map((page) => (page === wish.out ? wish.in : page));
  return {
    title: 'Pages',
    button: `Swap ${pageLabel(wish.out)} for ${pageLabel(wish.in)}`,
    step: facts('Pages', 'pages', value, was),
    was: joined(was.map(pageLabel)),
    now: joined(value.map((page) => pageLabel(page as PageKind))),
  };
}

function placeOf(words: string, document: SiteDocument): EditPlace {
  const [found] = sectionsNamed(words, document);
  if (!found) return { page: '/', section: 'header', place: 'The whole site' };
  return { page: found.page.path, section: found.section.id, place: `${found.page.label.text}, ${found.name}` };
}

function sectionProposal(wish: Extract<Wish, { do: 'hide' | 'move' }>, document: SiteDocument): Found {
  const [found, another] = sectionsNamed(wish.what, document);
  if (!found || another) return { title: 'Sections', button: 'Choose sections', step: { kind: 'open', panel: 'look' } };
  const { page, section, name } = found;
  const title = `${name} on ${page.label.text}`;
  if (wish.do === 'move') return { title, button: 'Move sections', step: { kind: 'open', panel: 'look' } };
  return {
    title,
    button: `Hide ${name.toLowerCase()}`,
    step: { kind: 'hide', page: page.path, section: section.id, name },
    note: 'You can show it again any time.',
  };
}

function textProposal(wish: Extract<Wish, { do: 'text' }>, document: SiteDocument): Found {
  if (!wish.to) return undefined;
  const [home] = document.pages;
  const hero = home?.sections[0];
  const lines = document.pages.flatMap((page) =>
    page.sections.flatMap((section) => textsIn(section.props, '').map((text) => ({ page, section: section.id, ...text }))),
  );
  const inHero = (path: string) => lines.find((line) => line.section === hero?.id && line.page === home && line.path === path);
  const from = wish.from && new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(wish.from)}(?![\\p{L}\\p{N}])`, 'iu');
  const [place, ...others] = from
    ? lines.filter(({ text }) => from.test(text))
    : wish.where === 'headline' || /headline|title|big/i.test(wish.where ?? '')
      ? [inHero('headline')]
      : /intro/i.test(wish.where ?? '')
        ? [inHero('lead')]
        : [];
  if (!place) return undefined;
  const text = from ? place.text.replace(from, () => wish.to ?? '') : wish.to;
  const more = others.length === 1 ? 'one more text' : `${others.length} more texts`;
  return {
    title: place.path === 'headline' ? 'Headline' : 'Text',
    button: 'Change this text',
    step: { kind: 'text', page: place.page.path, section: place.section, path: place.path, was: place.text, text },
    was: place.text,
    now: text,
    ...(others.length > 0 && { note: `“${wish.from}” is in ${more}. This changes only the one on ${place.page.label.text}.` }),
  };
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (!value || typeof value !== 'object') return [];
  if ('text' in value && 'from' in value && typeof value.text === 'string') return [{ path, text: value.text }];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'alt' ? [] : textsIn(inner, path ? `${path}.${key}` : key)));
}

/** A link that people can open, from what was typed: 'facebook.com/x' gets https, '@x' says no site. */
function linkOf(typed: string): string | undefined {
  if (/^https:\/\//i.test(typed)) return typed;
  return /^(?:http:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/?\S*$/i.test(typed) ? `https://${typed.replace(/^http:\/\//i, '')}` : undefined;
}

function joined(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
