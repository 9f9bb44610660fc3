import type { Clause } from '../clauses.ts';
import { phrasesIn } from '../phrases.ts';
import { pricesSaid } from '../prices-said.ts';
import type { Reader, Reading, Said } from '../reader.ts';
import { servicesNamed } from '../services-named.ts';
import lines from '../words/services.txt?raw';
import { newName } from './new-services.ts';

const { one, each } = phrasesIn(lines);
const [lefts, rights] = [each('left'), each('right')];
const [renamedOnly, newNameIt] = [one('renamed-only'), one('new-name')];
const [renameIt, nameEnd, namePrice, notAName, plainBe] = ['rename-it', 'name-end', 'name-price', 'not-a-name', 'plain-be'].map(one) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];

/** Reads other names for services of the brief. */
export const readRenaming: Reader = (clause, reading) => {
  const { says } = clause;
  const { topic, subject } = reading;
  const named = servicesNamed(says, subject.services);
  const [only] = named;
  // 'Rename the balayage service', and the next clause has the name.
  if (only && renamedOnly.test(says.slice(0, only.start)) && /^(?: (?:service|one|thing))?$/.test(says.slice(only.end))) {
    reading.topic = { of: 'service', name: only.name, isRenamed: true };
    return 'waits';
  }
  for (const { name, start, end } of new Set([...named.slice(0, 1), ...named.slice(-1)])) {
    for (const [index, left] of lefts.entries()) {
      const [before, after] = [left.exec(says.slice(0, start)), rights[index]?.exec(says.slice(end))];
      const [from] = before?.indices?.groups?.to ?? [];
      const [to = 0] = after?.indices?.groups?.to ?? [];
      if (before && after) return renamed(name, before.groups?.to ?? after.groups?.to ?? '', from ?? end + to, clause, reading);
    }
  }
  const to = (topic?.isRenamed ? newNameIt : renameIt).exec(says)?.groups?.to;
  if (!to || topic?.of !== 'service' || !topic.name || !subject.services.includes(topic.name)) return undefined;
  return renamed(topic.name, to, says.length - to.length, clause, reading);
};

function renamed(name: string, words: string, start: number, clause: Clause, reading: Reading): Said {
  const to = (words.split(namePrice)[0] ?? '').replace(nameEnd, '');
  // 'can just be Drinks', but not 'should be higher'
  const isPlain = plainBe.test(clause.says.slice(0, start)) && !/^\p{Lu}/u.test(clause.typed(start, start + 1));
  if (!to || isPlain || notAName.test(to) || to.split(' ').length > 7) return undefined;
  const price = pricesSaid(clause).find(
    (one) => one.start >= start + to.length && (one.price.includes('$') || /^[ ,]*$/.test(clause.says.slice(start + to.length, one.start))),
  );
  const wish = { do: 'rename-service' as const, name, to: newName(clause.typed(start, start + to.length)) };
  const { last } = reading;
  reading.topic = { of: 'service', name };
  if (last?.do !== 'remove-service' || last.name !== name || !reading.isJoined)
    return price ? [wish, { do: 'price', name, price: price.price }] : [wish];
  // 'Ditch the espresso bar, call it Coffee' removes nothing.
  Object.assign(last, wish);
  return 'more';
}
