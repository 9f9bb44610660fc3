import { suggestedNames } from '../../content/registrars.ts';
import type { NameServer } from '../../outside/network/name-server.ts';
import { names } from '../../outside/network/names.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { hyphenated } from '../../sites/language/phrases.ts';

const shownIdeas = 3;
/** Longer names are mistyped, and don't fit on a van. */
const longestLabel = 30;
/** A page waits for the answers. */
const limitMs = 1500;

/** Up to three domain names that a business could register, and that seem free. Those that can't be asked about are left out. */
export async function nameIdeas(business: string, town: string, { public: servers } = names()): Promise<string[]> {
  const [server] = servers;
  if (!server) return [];
  const ideas = possibleNames(business, town);
  const free = await Promise.all(ideas.map((name) => withinTime(limitMs, seemsFree(name, server)).catch(() => false)));
  return ideas.filter((_, place) => free[place]).slice(0, shownIdeas);
}

/** 'Hollis & Daughter LLC' in Boise: hollisdaughter.com, hollisdaughterboise.com, hollis-daughter.com, hollisdaughter.net, … */
export function possibleNames(business: string, town: string): string[] {
  const words = hyphenated(business, 60)
    .split('-')
    .filter((word) => word && !suggestedNames.leftOut.includes(word));
  const bare = words.join('');
  const place = hyphenated(town, 60).replaceAll('-', '');
  const labels = [bare, place && !bare.includes(place) ? bare + place : '', words.join('-')];
  const usable = [...new Set(labels)].filter((label) => label.length >= 3 && label.length <= longestLabel);
  const [first = 'com', ...others] = suggestedNames.endings;
  return [
    ...usable.map((label) => `${label}.${first}`),
    ...others.flatMap((ending) => usable.slice(0, 1).map((label) => `${label}.${ending}`)),
  ];
}

/** Whether a name has neither name servers nor an address. Only a registrar knows for sure. */
async function seemsFree(name: string, server: NameServer): Promise<boolean> {
  const answers = await Promise.all([server.ask(name, 'NS'), server.ask(name, 'A')]);
  return answers.every(({ kind }) => kind === 'none');
}
