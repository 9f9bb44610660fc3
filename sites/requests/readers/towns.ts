import type { Clause } from '../clauses.ts';
import { phrasesIn } from '../phrases.ts';
import type { Reader, Reading, Said } from '../reader.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/towns.txt?raw';
import { isBareList, type NamedTown, townsNamed } from './towns-named.ts';

const { one } = phrasesIn(lines);
const [goes, area, adds] = [one('goes'), one('area'), one('adds')];
const [negative, missed, kept, swaps, there] = [one('negative'), one('missed'), one('kept'), one('swaps'), one('there')];
const [moreOfIt, notTowns] = [one('more-of-it'), one('not-towns')];

/** Reads towns they go to now, or no longer. */
export const readTowns: Reader = (clause, reading) => {
  const { says } = clause;
  const { subject, topic, last } = reading;
  if (notTowns.test(says) || (topic?.of === 'colors' && !goes.test(says) && !area.test(says))) return undefined;
  const isNegative = negative.test(says);
  const isOfTowns = goes.test(says) || area.test(says);
  const inList = isNextInList(clause, reading);
  const isListOnly = subject.towns.length > 0 && isBareList(clause, subject.towns);
  // 'Put Youngsville though', after other towns
  const isAfterTowns = /-town$/.test(topic?.of ?? last?.do ?? '') && adds.test(says) && says.split(' ').length < 10;
  const setting = {
    towns: subject.towns,
    isAboutTowns: isOfTowns || inList || isListOnly || isAfterTowns,
    isSaid: isOfTowns,
    isJoined: reading.isJoined || inList,
  };
  const named = townsNamed(clause, setting);
  const known = named.filter(({ isKnown }) => isKnown);
  const before = topic?.of === 'remove-town' ? topic.name : undefined;
  if (before && isNegative && there.test(says) && known.length === 0) return [{ do: 'remove-town', towns: [before] }];
  const isTold = isNegative || swaps.test(says) || (reading.verb === 'remove' && inList);
  const gone = known.filter(({ start }) => isTold && !isKept(says, start));
  const isAboutTowns = setting.isAboutTowns || known.length > 0;
  const isAdded = subject.towns.length > 0 ? isAboutTowns || adds.test(says) || before : isOfTowns;
  // 'We don't go to Nampa' adds nothing, 'you forgot Nampa' and 'not Roy but Nampa' do.
  const isOnlyNegative = isNegative && gone.length === 0 && !missed.test(says);
  const comes = isAdded && !isOnlyNegative ? named.filter((town) => !town.isKnown && (town.isSure || isAboutTowns || adds.test(says))) : [];
  if (gone.length + comes.length === 0) return waitsFor(known, clause, reading);
  reading.verb = comes.length > 0 ? 'add' : 'remove';
  return [...wishFor('remove-town', gone), ...wishFor('add-town', comes)];
};

function wishFor(kind: 'add-town' | 'remove-town', towns: NamedTown[]): Wish[] {
  return towns.length > 0 ? [{ do: kind, towns: [...new Set(towns.map(({ name }) => name))] }] : [];
}

/** True if a clause goes on with a list of towns: 'and Kuna', 'Emmett too'. */
function isNextInList({ says, full }: Clause, { last, isJoined }: Reading): boolean {
  const isMore = isJoined || moreOfIt.test(says) || moreOfIt.test(full);
  return isMore && (last?.do === 'add-town' || last?.do === 'remove-town');
}

/** 'Only trouble is Eagle', which the next clause may say something of. */
function waitsFor([town]: NamedTown[], { says }: Clause, reading: Reading): Said {
  if (!town || says.split(' ').length > 10) return undefined;
  reading.topic = { of: 'remove-town', name: town.name };
  return 'waits';
}

/** True for a town that stays: 'no longer Boise, just Meridian'. */
function isKept(says: string, start: number): boolean {
  const before = says.slice(0, start);
  return kept.test(before.slice(Math.max(before.search(negative), 0)));
}
