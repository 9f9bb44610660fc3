import type { Line, Picture } from '../../document/document.ts';

export type Named = { name: Line };

/** A picture that could show a named thing. */
export interface Candidate {
  picture: Picture;
  /** What it shows, in words. */
  shows: string;
  /** Words that count double, such as a drawing's own name. */
  strong?: string;
}

/**
 * The picture that shows each named thing best, by words they share; pairs with most in common are made first, and no
 * picture is given twice. `ordinary` are words that nearly every picture of the trade would match.
 */
export function matchPictures<T extends Named>(things: readonly T[], candidates: readonly Candidate[], ordinary: string): Map<T, Picture> {
  const dull = new Set(stems(ordinary));
  const pairs = things
    .flatMap((thing) => candidates.map((candidate) => ({ thing, candidate, score: scoreOf(thing, candidate, dull) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const matches = new Map<T, Picture>();
  const taken = new Set<Candidate>();
  for (const { thing, candidate } of pairs) {
    if (matches.has(thing) || taken.has(candidate)) continue;
    taken.add(candidate);
    matches.set(thing, candidate.picture);
  }
  return matches;
}

function scoreOf({ name }: Named, { picture, shows, strong = '' }: Candidate, dull: Set<string>): number {
  const words = stems(name.text).filter((word) => !dull.has(word));
  const shared = (text: string) => {
    const others = stems(text);
    return words.filter((word) => others.includes(word)).length;
  };
  const whole = shows.toLowerCase().includes(name.text.toLowerCase()) ? 2 : 0;
  const score = whole + shared(shows) + 1.5 * shared(strong);
  // The owner's photo of a thing beats any drawing of it.
  return picture.kind === 'photo' && score > 0 ? score + 2 : score;
}

/** Word beginnings of three or four letters: 'curls' matches 'curly'. */
function stems(text: string): string[] {
  return [
    ...new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !plainWords.has(word)).map((word) => word.slice(0, 4))),
  ];
}

const plainWords = new Set('the and for with from its that this your our photo drawing into over under beside one two'.split(' '));
