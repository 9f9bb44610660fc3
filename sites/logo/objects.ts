import { object } from '../objects/object.ts';
import { objectOfService, objectsOf } from '../objects/subjects.ts';

const most = 3;

/** Things that no one would know in two colors. People are left out by their tag, because they are too small in a mark. */
const unclear = new Set(
  (
    'arepa bagel banh-mi bibimbap brayer brisket burrito carton cheese clothes-dryer condenser cone curry curtain dishwasher eggs envelope ' +
    'food-can fridge gun-safe gutter injera knead mat microwave mirror naan needles oil oyster phone pho pipes planks poke pool pottery ' +
    'potwheel pupusa record ribs septic shingles smoker soul-plate steak sushi-roll target towels vending-machine wallpaper window'
  ).split(' '),
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
  const named = objectOfService(name, subjects);
  const wanted = [...(named === undefined ? [] : [named]), ...subjects, ...objectsOf({ subjects, services })];
  return [...new Set(wanted)].filter((one) => !unclear.has(one) && !object(one).tags.includes('person')).slice(0, most);
}
