import { patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/towns.txt?raw';
import { isBareList, type NamedTown, townsNamed } from './towns-named.ts';

const phrase = patternsIn(lines);

/** Reads towns they go to now, or no longer. */
export const readTowns: Reader = (clause, { subject, before, isJoined }) => {
  const { says, full } = clause;
  // 'Orange and teal'
  if (phrase('notTowns').test(says) || before?.do === 'colors') return [];
  const isNegative = phrase('negative').test(says);
  const isOfTowns = phrase('goes').test(says) || phrase('area').test(says);
  // 'and Kuna', 'Emmett too'
  const isMore = isJoined || phrase('moreOfIt').test(says) || phrase('moreOfIt').test(full);
  const inList = isMore && /-town$/.test(before?.do ?? '');
  const setting = {
    towns: subject.towns,
    isAboutTowns: isOfTowns || inList || (subject.towns.length > 0 && isBareList(clause, subject.towns)),
    isSaid: isOfTowns,
    isJoined,
  };
  const sure = townsNamed(clause, setting);
  // 'Add Star and Caldwell', where only one is on our list.
  const areSome = sure.some(({ isKnown }) => !isKnown) && phrase('adds').test(says);
  const named = areSome ? townsNamed(clause, { ...setting, isAboutTowns: true }) : sure;
  const known = named.filter(({ isKnown }) => isKnown);
  const isTold = isNegative || phrase('swaps').test(says) || (before?.do === 'remove-town' && inList);
  const gone = known.filter(({ start }) => isTold && !isKept(says, start));
  const isAboutTowns = setting.isAboutTowns || known.length > 0;
  const isAdded = subject.towns.length > 0 ? isAboutTowns || phrase('adds').test(says) : isOfTowns;
  // 'We don't go to Nampa' adds nothing, 'you forgot Nampa' and 'not Roy but Nampa' do.
  const isOnlyNegative = isNegative && (gone.length === 0 || phrase('tooFar').test(says)) && !phrase('missed').test(says);
  const isSaid = (town: NamedTown) => !town.isKnown && (town.isSure || isAboutTowns || phrase('adds').test(says));
  const comes = isAdded && !isOnlyNegative ? named.filter(isSaid) : [];
  return [...wishFor('remove-town', gone), ...wishFor('add-town', comes)];
};

function wishFor(kind: 'add-town' | 'remove-town', towns: NamedTown[]): Wish[] {
  return towns.length > 0 ? [{ do: kind, towns: [...new Set(towns.map(({ name }) => name))] }] : [];
}

/** True for a town that stays: 'no longer Boise, just Meridian'. */
function isKept(says: string, start: number): boolean {
  const before = says.slice(0, start);
  return phrase('kept').test(before.slice(Math.max(before.search(phrase('negative')), 0)));
}
