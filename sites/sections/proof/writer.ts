import { ended } from '../../../text/text-end.ts';
import type { Fact } from '../../document/fact.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import { fold } from '../../language/fold.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { factsOnly } from '../../writer/material/answers.ts';
import { untoldYear } from '../../writer/material/founding-year.ts';
import { paymentsListed } from '../../writer/material/payments.ts';
import { factsAt, joinedFacts, type Place } from '../../writer/material/placed-sentences.ts';
import type { Point } from '../../writer/material/points.ts';
import type { ProofProps } from './schema.ts';

type Proof = SectionDraft<ProofProps>;

const papers = new Set(['license', 'award', 'member']);
const onRecord = new Set([...papers, 'promise', 'founded']);

interface Lists {
  /** Whether the page has what's on record and the people, or what's good to know, which may be there only so that one fact isn't alone. */
  onRecord: boolean;
  toKnow: boolean | 'beside one';
  /** The points that the page hasn't said. */
  unsaid?: Point[];
}

/** What's on record, the people and what's good to know, a list each. Lists of one entry are one list, because alone each would look empty. */
export function recordLists(context: PageContext, { onRecord, toKnow, unsaid = context.points }: Lists): Proof[] {
  const record = (onRecord ? [...proofSections(context, unsaid), peopleSection(context)] : []).filter((list) => list !== undefined);
  const isAlone = record.flatMap(({ props: { items } }) => items).length === 1;
  const isKnown = toKnow === 'beside one' ? isAlone : toKnow;
  const known = isKnown ? goodToKnow(context, context.page === 'home' ? context.opening.facts : []) : [];
  const lists = [...record, ...known];
  const short = lists.filter((list) => known.includes(list) || list.props.items.length === 1);
  const [first] = short;
  if (!first || short.length < 2) return lists;
  const joined = fittingLists(short.flatMap(({ props: { items } }) => items)).map(
    (items, index): Proof => ({ kind: 'proof', props: { heading: known[index]?.props.heading ?? context.heading('good'), items } }),
  );
  return lists.flatMap((list) => (list === first ? joined : short.includes(list) ? [] : list));
}

/** As many as a list has room for. */
const longestList = 12;

/** Entries as lists of up to twelve. */
function fittingLists<T>(items: T[]): T[][] {
  return items.length > 0 ? [items.slice(0, longestList), ...fittingLists(items.slice(longestList))] : [];
}

/**
 * Licenses, memberships, awards, promises, the year it began and what the description says of insurance. `unsaid` leaves out what the
 * page has said already.
 */
function proofSections(context: PageContext, unsaid = context.points): Proof[] {
  const { brief, opening, heading, words, page } = context;
  const isTold = untoldYear(brief) === undefined;
  const picked = page === 'about' ? answersPicked(context) : [];
  const items = [
    ...unsaid.filter(({ key }) => onRecord.has(key) && !(isTold && key === 'founded')),
    ...factsAt('proof', context).map((fact) => ({ key: 'sentence', ...fact })),
    ...picked,
  ];
  // A lone promise that the home page opens with makes no section.
  const isOpened = ([first, second]: Point[]) => first?.key === 'promise' && !second && opening.facts.includes(first);
  return fittingLists(items)
    .filter((list) => !isOpened(list))
    .map((list) => ({
      kind: 'proof',
      props: {
        heading: heading(picked.length === 0 && list.some(({ key }) => papers.has(key)) ? 'proof' : 'good'),
        items: list.map((point) => recordOf(point, words)),
      },
    }));
}

/** What the owner picked about who does the work and how: 'I do it all myself.' */
function answersPicked({ answered }: PageContext): Point[] {
  return answered
    .filter(({ places, chips, text }) => text && chips.length > 0 && places.includes('story'))
    .map(({ text, field }) => ({ key: 'picked', term: fromBrief(text, field) }));
}

/** A point as an entry of a list of record. An award says so; a license or certificate is called what its owner calls it. */
function recordOf({ key, term, text }: Point, { facts }: PageContext['words']): Fact {
  if (key === 'award' && !text) return { term: computed(facts.award, ...term.fields), text: term };
  return { term, ...(text ? { text } : {}) };
}

/** Ways to pay, parking, languages, and what the description says that has no better place, without facts that the page has `said`. */
export function goodToKnow(context: PageContext, said: Fact[] = []): Proof[] {
  const { brief, facts, words, language, voice } = context;
  const { payments = [], parking } = brief.business;
  const items: Fact[] = [
    ...(payments.length > 0
      ? [
          {
            term: neutral(words.placed.payment),
            text: computed(paymentsListed(payments, voice, language), ...payments.map((_, index) => `business.payments.${index}`)),
          },
        ]
      : []),
    ...(parking ? [{ term: neutral(words.placed.parking), text: fromBrief(ended(parking), 'business.parking') }] : []),
    ...(facts.languages.length > 1
      ? [
          {
            term: neutral(words.facts.languages),
            text: computed(ended(words.languages(facts.languages)), ...facts.languages.map((_, index) => `business.languages.${index}`)),
          },
        ]
      : []),
  ];
  const answered = factsOnly(context).map(({ text, field }): Fact => ({ term: fromBrief(text, field) }));
  const texts = said.map(({ term, text = term }) => fold(text.text));
  const isNew = ({ term, text = term }: Fact) => !texts.includes(fold(text.text));
  return listed([...items, ...answered, ...factsAt('contact', context)].filter(isNew), context);
}

/** What the description says that belongs beside what the page shows, such as how to pay beside the prices. */
export function saidBeside(context: PageContext, ...places: Place[]): Proof[] {
  return listed(
    places.flatMap((place) => factsAt(place, context)),
    context,
  );
}

function listed(facts: Fact[], { heading }: PageContext): Proof[] {
  return fittingLists(joinedFacts(facts)).map((items) => ({ kind: 'proof', props: { heading: heading('good'), items } }));
}

/** The people, each with a line of the owner's. */
function peopleSection({ brief, heading, tradeHeadings }: PageContext): Proof | undefined {
  const people = brief.business.people ?? [];
  if (people.length === 0) return undefined;
  const items = people.map(({ name, role, line }, index): Fact => {
    const field = `business.people.${index}`;
    const term = role ? computed(`${name}, ${role}`, `${field}.name`, `${field}.role`) : fromBrief(name, `${field}.name`);
    return { term, ...(line ? { text: fromBrief(ended(line), `${field}.line`) } : {}) };
  });
  return { kind: 'proof', props: { heading: heading('people', tradeHeadings.people), items } };
}
