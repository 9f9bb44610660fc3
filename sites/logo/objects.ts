import { object } from '../objects/object.ts';
import { objectOfService } from '../objects/subjects.ts';

const most = 3;

/** Things that no one would know in two colors. People are left out by their tag, because they are too small in a mark. */
const unclear = new Set(
  'bagel brayer carton cheese condenser cone curtain eggs envelope gutter knead mat mirror needles oil oyster phone planks pool pottery potwheel record ribs septic shingles smoker towels wallpaper window'.split(
    ' ',
  ),
);

/**
 * Things that a business's logo may show, the best first: what its name says, then what its trade is known by, then what its
 * services name.
 */
export function logoObjects({
  name,
  subjects,
  services,
}: {
  name: string;
  subjects: readonly string[];
  services: readonly string[];
}): string[] {
  const named = [name, ...services].map((text) => objectOfService(text, subjects));
  const wanted = [named[0], ...subjects, ...named.slice(1)].filter((one) => one !== undefined);
  return [...new Set(wanted)].filter((one) => !unclear.has(one) && !object(one).tags.includes('person')).slice(0, most);
}
