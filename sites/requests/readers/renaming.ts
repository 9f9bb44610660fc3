import type { Clause } from '../clauses.ts';
import { eachPatternIn, patternsIn } from '../phrases.ts';
import { pricesSaid } from '../prices-said.ts';
import type { Reader } from '../reader.ts';
import { servicesNamed } from '../services-named.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/services.txt?raw';
import { newName } from './new-services.ts';

/** What's to the left and to the right of the old name, line by line. */
const [lefts, rights] = [eachPatternIn(lines, 'left'), eachPatternIn(lines, 'right')];
const phrase = patternsIn(lines);

/** Reads other names for services of the brief. */
export const readRenaming: Reader = (clause, { subject, before, topic }) => {
  const { says } = clause;
  const named = servicesNamed(says, subject.services);
  for (const { name, start, end } of new Set([...named.slice(0, 1), ...named.slice(-1)])) {
    for (const [index, left] of lefts.entries()) {
      const [before, after] = [left.exec(says.slice(0, start)), rights[index]?.exec(says.slice(end))];
      const [from] = before?.indices?.groups?.to ?? [];
      const [to = 0] = after?.indices?.groups?.to ?? [];
      if (before && after) return renamed(name, before.groups?.to ?? after.groups?.to ?? '', from ?? end + to, clause);
    }
  }
  // 'regulation, nobody knows what that is' … 'call it touch adjustment'
  const to = phrase('renameIt').exec(says)?.groups?.to;
  const isOfService = before?.do === 'price' || before?.do === 'remove-service';
  const name = isOfService ? before.name : topic?.of.includes('rename-service') ? topic.name : undefined;
  return to && name ? renamed(name, to, says.length - to.length, clause) : [];
};

function renamed(name: string, words: string, start: number, clause: Clause): Wish[] {
  const to = (words.split(phrase('namePrice'))[0] ?? '').replace(phrase('nameEnd'), '');
  // 'can just be Drinks', but not 'should be higher'
  const isPlain = phrase('plainBe').test(clause.says.slice(0, start)) && !/^\p{Lu}/u.test(clause.typed(start, start + 1));
  if (!to || isPlain || phrase('notAName').test(to) || to.split(' ').length > 7) return [];
  const price = pricesSaid(clause).find(
    (one) => one.start >= start + to.length && (one.price.includes('$') || /^[ ,]*$/.test(clause.says.slice(start + to.length, one.start))),
  );
  const wish: Wish = { do: 'rename-service', name, to: newName(clause.typed(start, start + to.length)) };
  return price ? [wish, { do: 'price', name, price: price.price }] : [wish];
}
