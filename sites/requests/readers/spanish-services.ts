import type { Clause } from '../clauses.ts';
import { pricesSaid } from '../prices-said.ts';
import type { Reader } from '../reader.ts';
import { servicesNamed } from '../services-named.ts';
import type { Wish } from '../wish.ts';

/** What's done, as the name of a service has it: 'lavo alfombras' is 'Lavado de alfombras'. */
const nouns: Record<string, string> = {
  ...{ lavo: 'Lavado', limpio: 'Limpieza', aspiro: 'Aspirado', encero: 'Encerado', plancho: 'Planchado', desinfecto: 'Desinfección' },
  ...{ pinto: 'Pintura', arreglo: 'Arreglo', reparo: 'Reparación', instalo: 'Instalación', remodelo: 'Remodelación' },
  ...{ corto: 'Corte', podo: 'Poda', riego: 'Riego', cuido: 'Cuidado', organizo: 'Organización', decoro: 'Decoración' },
};
const singular = Object.keys(nouns).join('|');
const plural = Object.keys(nouns)
  .map((verb) => verb.replace(/o$/, 'amos'))
  .join('|');
const lead = /^(?:(?:also|too|now|and|that|i'd like to|say) )+/;
const doing = new RegExp(`^(?:(${singular})|(${plural})) `);
const article = /^(?:the|a|my|our|their) /;
const separator = /(?: and |, ?(?:and )?)/g;
const notNames = /[^a-z' -]|\b(?:that|because|with|without|for|but|only|if|when|not|no|at|until|how|is|are|very|more|me|it)\b/;

/** Reads services that an owner says in Spanish that they do: 'también limpio oficinas y ventanas'. */
export const readSpanishServices: Reader = (clause, reading) => {
  const { says } = clause;
  const [start = ''] = lead.exec(says) ?? [];
  const prices = pricesSaid(clause);
  const [price, another] = prices;
  const end = price ? price.start : says.length;
  if (another || (price && /[a-z]/.test(says.slice(price.end)))) return undefined;
  const names = namesIn(clause, start.length, end);
  const isNew = names?.every(
    ({ name, from, to }) => servicesNamed(`${says.slice(from, to)} ${name}`, reading.subject.services).length === 0,
  );
  if (!names || !isNew || (price && names.length > 1)) return undefined;
  const added = names.map(({ name }): Wish => ({ do: 'add-service', name, ...(price && { price: price.price }) }));
  reading.topic = { of: 'service', name: names.at(-1)?.name };
  return added;
};

interface Name {
  name: string;
  from: number;
  to: number;
}

/** The names in a list whose first entry, at least, begins with a verb. Undefined if an entry is no name. */
function namesIn({ says, typed }: Clause, start: number, end: number): Name[] | undefined {
  const list = says.slice(start, end);
  const stops = [...list.matchAll(separator)].map(({ 0: { length }, index }) => [index, index + length] as const);
  const names: Name[] = [];
  let noun = '';
  for (const [index, [until]] of [...stops, [list.length] as const].entries()) {
    const from = stops[index - 1]?.[1] ?? 0;
    const entry = list.slice(from, until).trimEnd();
    // A price may follow a comma.
    if (!entry && index === stops.length) continue;
    const [said = '', one, many] = doing.exec(entry) ?? [];
    const verb = one ?? many?.replace(/amos$/, 'o');
    if (verb) noun = nouns[verb] ?? '';
    const bare = entry.slice(said.length);
    const [the = ''] = article.exec(bare) ?? [];
    const what = bare.slice(the.length);
    if (!noun || what.length < 3 || what.split(' ').length > 4 || notNames.test(what)) return undefined;
    const at = start + from + said.length + the.length;
    names.push({ name: `${noun} de ${typed(at, at + what.length)}`, from: at, to: at + what.length });
  }
  return names.length > 0 ? names : undefined;
}
