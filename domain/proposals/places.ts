import { tidyInput } from '../../sites/brief/tidy-input.ts';
import { placeNames } from '../../sites/document/places.ts';
import type { KnownPlace } from '../../sites/requests/wish.ts';
import { type AnswerPath, type Answers, answerAt } from '../briefs/schema.ts';

type Detail = 'phone' | 'address' | 'hours';
type Place = { name?: string; address?: { street?: string; city?: string } | null; hours?: KnownPlace['hours'] } & Partial<
  Record<Detail, unknown>
>;

/** What a place has, and what becomes of the brief when it changes. */
export interface AnsweredPlace {
  /** Its name, if there are several. */
  name: string | undefined;
  detail: (key: Detail) => unknown;
  changed: (key: Detail, value: unknown) => { path: AnswerPath; value: unknown; was: unknown };
}

/** The places that a request may be about, if there are several. One that nothing is known of can't be named. */
export function placesIn(answers: Answers): KnownPlace[] {
  const { first, others, names, tidied } = placesOf(answers);
  return [first, ...others].flatMap((place, index) => {
    const name = names[index];
    const calledBy = [name, tidied[index]?.name, tidied[index]?.address?.city].filter((one): one is string => Boolean(one?.trim()));
    return name ? [{ name, calledBy: [...new Set(calledBy)], hours: place.hours ?? undefined }] : [];
  });
}

/** The place of that name, or the only one. Undefined if there's none, or if there are several and none is named. */
export function placeNamed(answers: Answers, wanted: string | undefined): AnsweredPlace | undefined {
  const { first, others, names, tidied } = placesOf(answers);
  const index = names.length === 0 && wanted === undefined ? 0 : names.findIndex((name) => name !== undefined && name === wanted);
  if (index < 0) return undefined;
  const place = index === 0 ? first : others[index - 1];
  const path = 'business.otherPlaces';
  return {
    name: wanted,
    // In fields of their own, the town and ZIP code stay when the street changes.
    detail: (key) => (key === 'address' && place?.address ? tidied[index]?.address : place?.[key]) ?? undefined,
    changed: (key, value) =>
      index === 0
        ? { path: `business.${key}`, value, was: first[key] ?? null }
        : {
            path,
            value: others.map((other) => (other === place ? { ...other, [key]: value } : other)),
            was: answerAt(answers, path) ?? null,
          },
  };
}

function placesOf(answers: Answers) {
  const { otherPlaces, ...business } = (answers.business ?? {}) as Place & { otherPlaces?: Place[] };
  // The first place's own name is the business's.
  const [first, others] = [{ ...business, name: '' }, otherPlaces ?? []];
  // Owners call them what the site does: 'Apex', not 'apex nc 27502'.
  const tidiedFirst = tidyInput({ address: first.address ?? {} }, ['business']) as Place;
  const tidiedOthers = tidyInput(others, ['business', 'otherPlaces']) as Place[];
  return { first, others, tidied: [tidiedFirst, ...tidiedOthers], names: placeNames({ ...tidiedFirst, otherPlaces: tidiedOthers }) };
}
