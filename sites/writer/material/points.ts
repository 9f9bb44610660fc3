import type { Brief } from '../../brief.ts';
import type { Facts } from '../../document.ts';
import { spanLabel, timeLabel, weekRuns } from '../../hours.ts';
import type { Fact } from '../../sections/fact.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { capital, listed } from '../words/phrases.ts';
import { ended } from '../words/sentences.ts';
import { inVoice, type Voice } from '../words/voice.ts';
import type { Offer } from './offers.ts';
import { type PromiseKey, promises, urgentWords } from './promises.ts';

/** A fact worth a line of its own, best first. `key` is its kind: a page shows each kind once. */
export interface Point extends Fact {
  key: string;
}

/** Everything short and solid that the brief gives, strongest first: statements, never questions, and only the owner's. */
export function pointsOf({ brief, facts, offers, voice }: { brief: Brief; facts: Facts; offers: Offer[]; voice: Voice }): Point[] {
  return [
    ...promisePoints(brief, voice),
    ...founded(facts),
    ...facts.licences.map(licensePoint),
    ...firstPrice(offers),
    ...openHours(facts),
    ...languages(facts),
    ...facts.awards.map((award, index) => ({ key: 'award', term: fromBrief(award, `proof.awards.${index}`) })),
    ...facts.memberships.map((name, index) => ({
      key: 'member',
      term: neutral('Member'),
      text: fromBrief(name, `proof.memberships.${index}`),
    })),
    ...placesServed(facts, voice),
    ...urgent(brief, facts),
  ];
}

/** Up to `count` points, the first of each kind; promises, licenses and awards may fill up with a second. */
export function varied(points: Point[], count: number): Point[] {
  const first = points.filter((point, index) => points.findIndex((other) => other.key === point.key) === index);
  const second = points.filter((point) => !first.includes(point) && ['promise', 'license', 'award'].includes(point.key));
  return [...first, ...second].slice(0, count);
}

function promisePoints(brief: Brief, voice: Voice): Point[] {
  return (brief.promises ?? []).map((key: PromiseKey, index) => ({
    key: 'promise',
    term: fromBrief(promises[key].term, `promises.${index}`),
    text: fromBrief(inVoice(promises[key].text, voice), `promises.${index}`),
  }));
}

function founded(facts: Facts): Point[] {
  return facts.founded ? [{ key: 'founded', term: computed(`Since ${facts.founded}`, 'business.founded') }] : [];
}

/** 'NC Plumbing Contractor P-1, license 31877' → term 'License 31877', text 'NC Plumbing Contractor P-1'. */
function licensePoint(license: string, index: number): Point {
  const field = `business.licences.${index}`;
  const match = /^(.*?)[,;:]?\s*(?:license|lic\.?|no\.?|number|#)?\s*#?((?=\S*\d)[\p{L}\d][\p{L}\d./-]*)$/iu.exec(license);
  const [, holder = '', id] = match ?? [];
  if (!id || id.length > 16) return { key: 'license', term: fromBrief(license, field) };
  const plain = holder.replace(/[,;:\s]+(?:license|lic\.?|no\.?|number|#)*$/i, '').trim();
  return { key: 'license', term: computed(`License ${id}`, field), ...(plain ? { text: computed(ended(plain), field) } : {}) };
}

function firstPrice(offers: Offer[]): Point[] {
  const offer = offers.find(({ price }) => price);
  return offer?.price ? [{ key: 'price', term: { ...offer.price, text: capital(offer.price.text) }, text: offer.name }] : [];
}

function openHours(facts: Facts): Point[] {
  const { hours } = facts;
  if (!hours) return [];
  const days = Object.values(hours);
  const hour = 'business.hours';
  if (days.every((spans) => spans.length === 1 && spans[0]?.[0] === '00:00' && spans[0]?.[1] === '24:00')) {
    return [{ key: 'hours', term: computed('Open 24 hours', hour), text: computed('Every day of the week.', hour) }];
  }
  const earliest = days
    .flatMap((spans) => spans.map(([open]) => open))
    .filter((open) => open > '03:00')
    .sort()[0];
  const saturday = hours.sat.find(([open]) => open > '03:00');
  const [run] = weekRuns(hours);
  if (!run || !earliest) return [];
  const week: Point = {
    key: 'hours',
    term: computed(run.days, hour),
    text: computed(capital(ended(listed(run.spans.map(spanLabel)))), hour),
  };
  if (earliest < '07:00')
    return [
      {
        key: 'hours',
        term: computed(`Open from ${timeLabel(earliest)}`, hour),
        text: computed(`${run.days}, ${ended(listed(run.spans.map(spanLabel)))}`, hour),
      },
    ];
  if (saturday)
    return [{ key: 'hours', term: computed('Open Saturdays', hour), text: computed(capital(ended(spanLabel(saturday))), hour) }, week];
  return [week];
}

function languages(facts: Facts): Point[] {
  const { languages: spoken } = facts;
  const fields = spoken.map((_, index) => `business.languages.${index}`);
  if (spoken.length === 0 || (spoken.length === 1 && spoken[0]?.toLowerCase() === 'english')) return [];
  return [
    {
      key: 'languages',
      term: computed(capital(listed(spoken)), ...fields),
      text: neutral(
        spoken.length === 1 ? 'Spoken here.' : spoken.length === 2 ? 'Ask in either language.' : 'Ask in any of these languages.',
      ),
    },
  ];
}

function placesServed(facts: Facts, voice: Voice): Point[] {
  const places = facts.serviceArea;
  if (places.length < 2) return [];
  const shown = places.length > 4 ? places.slice(0, 3) : places;
  const fields = shown.map((_, index) => `business.serviceArea.${index}`);
  const text = computed(`${places.length > shown.length ? `${shown.join(', ')} and more` : listed(shown)}.`, ...fields);
  return [{ key: 'area', term: neutral(inVoice('Where we work', voice)), text }];
}

function urgent(brief: Brief, facts: Facts): Point[] {
  const answer = brief.business.urgent;
  if (!facts.phone || answer === undefined || answer === 'no') return [];
  return [
    {
      key: 'urgent',
      term: fromBrief(urgentWords[answer].term, 'business.urgent'),
      text: fromBrief(urgentWords[answer].text, 'business.urgent'),
    },
  ];
}
