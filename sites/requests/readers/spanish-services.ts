import { withoutEnd } from '../../../text/text-end.ts';
import { matchesOf, patternsIn } from '../phrases.ts';
import { pricesSaid } from '../prices-said.ts';
import type { Reader } from '../reader.ts';
import { servicesNamed } from '../services-named.ts';
import lines from '../words/services.txt?raw';

const phrase = patternsIn(lines);

/** Reads services that an owner says in Spanish that they do: 'también limpio oficinas y ventanas' is 'Limpieza de oficinas' and more. */
export const readSpanishServices: Reader = ({ says, typed }, { subject }) => {
  const [price, another] = pricesSaid({ says, typed });
  const list = withoutEnd(says.slice(0, price?.start), /[ ,]/);
  const entries = matchesOf(phrase('done'), list);
  const isAll = entries.map(([words]) => words).join('') === list;
  if (!isAll || another || (price && (entries.length > 1 || /[a-z]/.test(says.slice(price.end))))) return [];
  let noun: string | undefined;
  const names = entries.map(({ groups = {}, indices }) => {
    const { what = '', ...nouns } = groups;
    noun = Object.keys(nouns).find((name) => nouns[name]) ?? noun;
    const isNew = noun && servicesNamed(`${says} ${noun}`, subject.services).length === 0;
    const isName = isNew && what.split(' ').length < 5 && !phrase('notDone').test(what);
    return isName ? `${noun} de ${typed(...(indices?.groups?.what ?? [0, 0]))}` : undefined;
  });
  return names.includes(undefined) ? [] : names.map((name = '') => ({ do: 'add-service', name, ...(price && { price: price.price }) }));
};
