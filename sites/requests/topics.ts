import type { Clause } from './clauses.ts';
import { matchesOf, patternsIn } from './phrases.ts';
import type { Topic } from './reader.ts';
import { bareServiceIn } from './readers/new-services.ts';
import { pageNamed } from './readers/pages.ts';
import { sectionNamed } from './readers/sections.ts';
import { oldTextIn } from './readers/text.ts';
import { townsNamed } from './readers/towns-named.ts';
import { plainName, servicesNamed } from './services-named.ts';
import type { Subject, Wish } from './wish.ts';
import lines from './words/topics.txt?raw';

const phrase = patternsIn(lines);

/** The first that a clause names is what it speaks of. */
const topics: ((clause: Clause, subject: Subject) => Topic | undefined)[] = [
  (clause, { services }) => {
    const old = oldTextIn(clause);
    const isService = servicesNamed(old?.from?.toLowerCase() ?? '', services).some(({ isWhole }) => isWhole);
    return old && !isService ? { of: ['text'], noun: old.from?.toLowerCase() ?? '', old } : undefined;
  },
  said('add-service'),
  said('logo'),
  ({ says }) =>
    phrase('photo').test(says) ? { of: ['photo'], noun: phrase('leadPhoto').test(says) ? 'the first photo' : 'the photo' } : undefined,
  said('license'),
  said('web-address'),
  ({ says }) => {
    const [network, another] = matchesOf(phrase('network'), says);
    return network && !another ? { of: ['link'], noun: network[0] } : undefined;
  },
  ({ says }, { services }) => {
    const [name, another] = new Set(servicesNamed(says, services).map((one) => one.name));
    return name && !another ? { of: ['price', 'remove-service', 'rename-service'], noun: plainName(name), name } : undefined;
  },
  ({ says }, { pages }) => {
    const kind = pageNamed(says);
    return kind && pages.includes(kind) ? { of: ['pages'], noun: `the ${kind} page` } : undefined;
  },
  // May be the name of a new service: 'hydro jetting'.
  (clause, { services }) => {
    const name = bareServiceIn(clause, services);
    return name ? { of: ['add-service'], noun: name, name } : undefined;
  },
  ...(['address', 'phone', 'email', 'hours', 'name', 'price'] as const).map(said),
  ({ says }) => {
    const what = sectionNamed(says);
    return what ? { of: ['hide', 'move'], noun: `the ${what}` } : undefined;
  },
  (clause, { towns }) => {
    const [town, another] = townsNamed(clause, { towns, isAboutTowns: false, isJoined: true }).filter(({ isKnown }) => isKnown);
    return town && !another ? { of: ['add-town', 'remove-town'], noun: town.name.toLowerCase(), name: town.name } : undefined;
  },
];

function said(wish: Wish['do']): (clause: Clause) => Topic | undefined {
  return ({ says }) => (phrase(wish).test(says) ? { of: [wish], noun: `the ${wish.replace('-', ' ')}` } : undefined);
}

export function topicOf(clause: Clause, subject: Subject): Topic | undefined {
  const topic = topics.map((one) => one(clause, subject)).find(Boolean);
  // 'The about page has my home address' speaks of the address.
  const isWhole = /^(?:price|pages|hide)$/.test(topic?.of[0] ?? '') && phrase('contains').test(clause.says);
  return isWhole ? undefined : topic;
}

/** True if a clause may speak of either of two topics, or of both. */
export function isEither(one: Topic, other: Topic, says: string): boolean {
  const [thing, same] = [one, other].map(({ noun }) => noun.split(' ').at(-1));
  return thing !== same && (one.of[0] === other.of[0] || phrase('plural').test(says));
}

/** True if a wish is about what a clause speaks of. */
export function isAbout(wish: Wish, { of, name }: Topic): boolean {
  if (!of.includes(wish.do)) return false;
  return !name || ('name' in wish && wish.name.toLowerCase() === name.toLowerCase()) || ('towns' in wish && wish.towns.includes(name));
}

/** A clause with the name of a topic in the place of the word that stands for it, if it has one or needs none: 'take the reviews off'. */
export function naming(clause: Clause, { noun, of, name }: Topic): Clause | undefined {
  const { says, typed } = clause;
  const place = of.includes('add-town') ? matchesOf(phrase('place'), says) : [];
  const [pronoun] = [...place, ...matchesOf(phrase('pronoun'), says)];
  if ((/^(?:text|hours|price)$/.test(of[0] ?? '') && !name) || phrase('kept').test(says) || !(pronoun || phrase('bare').test(says)))
    return undefined;
  const [start, end] = pronoun ? [pronoun.index, pronoun.index + pronoun[0].length] : [0, 0];
  const put = !pronoun ? `${noun} ` : pronoun[0].includes("'") ? `${noun} is` : noun;
  const all = `${says.slice(0, start)}${put}${says.slice(end)}`;
  const moved = put.length - (end - start);
  return {
    ...clause,
    says: all,
    full: all,
    typed: (from, to) =>
      [
        from < start ? typed(from, Math.min(to, start)) : '',
        put.slice(Math.max(from - start, 0), Math.max(to - start, 0)),
        to > start + put.length ? typed(Math.max(from - moved, end), to - moved) : '',
      ].join(''),
  };
}
