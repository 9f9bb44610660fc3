import { object } from '../objects/object.ts';
import { objectOfService } from '../objects/subjects.ts';

/** Marks show things, since people are too small in them. */
const most = 3;

/**
 * Things that a business's logo may show, the best first: what its name says, then what its trade is known by, then what its
 * services name.
 */
export function logoObjects({ name, subjects, services }: { name: string; subjects: readonly string[]; services: readonly string[] }): string[] {
  const named = [name, ...services].map((text) => objectOfService(text, subjects));
  const wanted = [named[0], ...subjects, ...named.slice(1)].filter((one) => one !== undefined);
  return [...new Set(wanted)].filter((one) => !object(one).tags.includes('person')).slice(0, most);
}
