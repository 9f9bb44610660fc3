import { promises } from '../brief/promises.ts';
import type { Line } from '../document/document.ts';
import { computed } from '../document/lines.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import { sentences } from '../language/sentences.ts';
import type { SlotId } from '../writer/context.ts';
import { tradeWords } from '../writer/words/trade-words.ts';
import type { Fact, Slot, SlotAnswer } from './slot.ts';

/** A text that a model wrote and our checks accepted. */
export interface WrittenText {
  slot: SlotId;
  text: string;
  /** Brief fields it rests on, and what they said: with another brief the text no longer counts. */
  fields: string[];
  basis: string[];
}

/** The places of a site that a model may write, and the facts it may use. */
export function siteSlots(derived: DerivedBrief): { slots: Slot[]; facts: Fact[] } {
  const { brief, language } = derived;
  const facts = factsOf(derived);
  const ids = (pattern: RegExp) => facts.filter(({ field }) => pattern.test(field)).map(({ id }) => id);
  const slot = (id: SlotId, purpose: string, pattern: RegExp): Slot => ({
    id,
    purpose,
    least: 50,
    most: 170,
    facts: ids(pattern),
    language,
  });
  const all = [
    slot(
      'lead',
      'One or two sentences under the home page’s headline: what the business does, for whom and where.',
      /^(?:business\.(?:trade|description|serviceArea|address)|services)/,
    ),
    ...(brief.pages.includes('services')
      ? [
          slot(
            'services-lead',
            'One sentence at the top of the Services page: what is on it.',
            /^services\.\d+\.(?:name|description)|^interview/,
          ),
        ]
      : []),
    ...(brief.pages.includes('about')
      ? [
          slot(
            'about-lead',
            'One sentence at the top of the About page: who does the work.',
            /^business\.(?:description|people|founded)|^interview/,
          ),
        ]
      : []),
  ];
  return { slots: all.filter(({ facts: own }) => own.length > 1), facts };
}

/** Everything a brief says, as facts. The first ones are those that slots may use. */
export function briefFacts(derived: DerivedBrief): Fact[] {
  const { brief } = derived;
  const { business, proof, details } = brief;
  const others: [field: string, text: string | undefined][] = [
    ['business.tagline', business.tagline],
    ...(business.licences ?? []).map((text, index): [string, string] => [`business.licences.${index}`, text]),
    ...(business.languages ?? []).map((text, index): [string, string] => [`business.languages.${index}`, text]),
    ...(proof?.awards ?? []).map((text, index): [string, string] => [`proof.awards.${index}`, text]),
    ...(proof?.memberships ?? []).map((text, index): [string, string] => [`proof.memberships.${index}`, text]),
    ...(brief.promises ?? []).map((key, index): [string, string] => [
      `promises.${index}`,
      [promises[key].term, promises[key].text].filter(Boolean).join('. '),
    ]),
    ...(details?.faq ?? []).map(({ answer }, index): [string, string] => [`details.faq.${index}`, answer]),
    ...(brief.confirmed ?? []).map((text, index): [string, string] => [`confirmed.${index}`, text]),
  ];
  const facts = factsOf(derived);
  return [...facts, ...others.flatMap(([field, text], index) => (text ? [{ id: `g${index + 1}`, field, text }] : []))];
}

function factsOf(derived: DerivedBrief): Fact[] {
  const { business, services = [] } = derived.brief;
  const fields: [field: string, text: string | undefined][] = [
    ['business.name', business.name],
    ['business.trade', tradeWords(derived).noun],
    ...sentences(business.description).map((sentence): [string, string] => ['business.description', sentence]),
    ['business.address.city', business.address?.city],
    ...(business.serviceArea ?? []).map((place, index): [string, string] => [`business.serviceArea.${index}`, place]),
    ['business.founded', business.founded === undefined ? undefined : `In business since ${business.founded}.`],
    ...(business.people ?? []).flatMap(({ name, role, line }, index): [string, string | undefined][] => [
      [`business.people.${index}`, [name, role, line].filter(Boolean).join(', ')],
    ]),
    ...services.flatMap(({ name, description }, index): [string, string | undefined][] => [
      [`services.${index}.name`, name],
      [`services.${index}.description`, description],
    ]),
    ...derived.answered.map(({ field, text }): [string, string] => [field, text]),
  ];
  return fields.flatMap(([field, text], index) => (text ? [{ id: `f${index + 1}`, field, text }] : []));
}

/** What to store of an accepted answer. */
export function writtenText({ id, text, facts: cited }: SlotAnswer, facts: Fact[]): WrittenText {
  const used = facts.filter((fact) => cited.includes(fact.id));
  return { slot: id as SlotId, text, fields: [...new Set(used.map(({ field }) => field))], basis: used.map((fact) => fact.text) };
}

/** The line of a slot, if a text was written for it and its facts still say the same. */
export function writtenLine(written: readonly WrittenText[], slot: string, derived: DerivedBrief): Line | undefined {
  const found = written.find((one) => one.slot === slot);
  if (!found) return undefined;
  const facts = factsOf(derived);
  const holds = found.basis.every((text) => facts.some((fact) => fact.text === text && found.fields.includes(fact.field)));
  return holds ? computed(found.text, ...found.fields) : undefined;
}
