import type { Picture } from '../../document/document.ts';
import { neutral } from '../../document/lines.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { Language } from '../../language/language.ts';
import { compositionKinds, groundsOf, suits, titleOf } from '../../objects/composition-picture.ts';
import type { Place } from '../../objects/places.ts';
import { nth } from '../../scenes/nth.ts';
import { random } from '../../scenes/random.ts';
import { shuffled } from '../../scenes/shuffled.ts';

/** A composition of objects as a picture of a site. */
export type CompositionPicture = Extract<Picture, { kind: 'composition' }>;

export interface CompositionWish {
  /** Objects that stand for the business, likeliest first. */
  objects: readonly string[];
  /** Width over height of the frame. */
  shape: number;
  seed: string;
  place: Place | undefined;
  quiet: boolean;
  /** Compositions that the page shows already. */
  shown: readonly CompositionPicture[];
  /** Keys of pictures that neighbors lead with. */
  taken: ReadonlySet<string>;
  language: Language;
}

/** One composition shows so many objects at most. */
const most = 5;
/** The likeliest object is the large one, if any composition takes it. So many may be, each so much less than the one before. */
const heroes = 4;
const ofLater = 0.2;

/**
 * The composition that takes the objects best in a frame: none that a neighbor leads with, and if possible another kind,
 * another hero and another ground than the page has. Nothing without objects, or if no kind takes them.
 */
export function compositionFor({
  objects,
  shape,
  seed,
  place,
  quiet,
  shown,
  taken,
  language,
}: CompositionWish): CompositionPicture | undefined {
  const next = random(`composition:${seed}`);
  const candidates = objects.slice(0, heroes).flatMap((hero, rank) => {
    const list = [hero, ...objects.filter((name) => name !== hero)].slice(0, most);
    return compositionKinds.map((composition) => {
      const fit = suits(composition, list, shape);
      const again = shown.filter((other) => other.composition === composition).length;
      const sameHero = shown.filter((other) => other.objects[0] === hero).length;
      return { composition, list, score: fit === 0 ? 0 : fit * ofLater ** rank * (0.45 + 0.8 * next()) - again * 0.9 - sameHero * 0.3 };
    });
  });
  for (const { composition, list, score } of candidates.sort((a, b) => b.score - a.score)) {
    if (score <= 0) return undefined;
    const last = shown.at(-1)?.ground;
    const grounds = shuffled(`${seed}:${composition}`, [...groundsOf(composition)]).sort((a, b) => Number(a === last) - Number(b === last));
    for (const ground of grounds) {
      const picture: CompositionPicture = {
        kind: 'composition',
        composition,
        objects: list,
        ground,
        ...(place && { place }),
        quiet,
        seed,
        alt: neutral(siteWords[language].drawingOf(titleOf(list.slice(0, 3), language))),
      };
      if (!taken.has(compositionKey(picture))) return picture;
    }
  }
  return undefined;
}

/** What makes a composition the same to the eye. */
export function compositionKey({ composition, objects, ground }: CompositionPicture): string {
  return `${composition} ${nth(objects, 0)} ${ground}`;
}
