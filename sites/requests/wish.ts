import { z } from 'zod';
import { type DayName, dayNames, type PageKind, pageKindSchema } from '../document/document.ts';

const dayHoursSchema = z.union([z.literal('24h'), z.array(z.tuple([z.string().max(5), z.string().max(5)])).max(8)]);
/** Opening hours of a day: spans as in a brief, `[]` if it's closed, or all day. */
export type DayHours = z.infer<typeof dayHoursSchema>;

/** Longer than any owner's request. */
const words = z.string().max(2000);
const list = z.array(words).max(50);
/** The name of the place whose hours, phone or address change, if there are several. */
const place = words.optional();

/**
 * Something that an owner wants changed, as read from their own words. Names of services are those of the brief, except for new ones.
 * Prices, links and new text are as typed.
 */
export const wishSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('hours'), days: z.partialRecord(z.enum(dayNames), dayHoursSchema), place }),
  z.strictObject({ do: z.enum(['phone', 'address']), to: words, place }),
  z.strictObject({ do: z.enum(['email', 'name', 'web-address', 'license', 'link']), to: words }),
  z.strictObject({ do: z.literal('add-service'), name: words, price: words.optional() }),
  z.strictObject({ do: z.literal('remove-service'), name: words }),
  z.strictObject({ do: z.literal('rename-service'), name: words, to: words }),
  z.strictObject({ do: z.literal('price'), name: words, price: words }),
  z.strictObject({ do: z.enum(['add-town', 'remove-town']), towns: list }),
  z.strictObject({ do: z.literal('look'), mood: z.enum(['light', 'dark', 'warm']).optional() }),
  z.strictObject({ do: z.literal('colors'), colors: list }),
  z.strictObject({ do: z.literal('photo'), lead: z.literal(true).optional(), remove: z.literal(true).optional() }),
  z.strictObject({ do: z.enum(['logo', 'publish', 'undo', 'question', 'person']) }),
  z.strictObject({ do: z.literal('pages'), out: pageKindSchema.optional(), in: pageKindSchema.optional() }),
  z.strictObject({ do: z.literal('hide'), what: words }),
  z.strictObject({
    do: z.literal('move'),
    what: words,
    where: z.union([
      z.enum(['top', 'up', 'down', 'bottom']),
      z.templateLiteral(['before ', z.string()]),
      z.templateLiteral(['after ', z.string()]),
    ]),
  }),
  z.strictObject({ do: z.literal('text'), from: words.optional(), to: words.optional(), where: words.optional() }),
  z.strictObject({ do: z.literal('language'), languages: list }),
  z.strictObject({ do: z.literal('payment'), ways: list }),
]);
export type Wish = z.infer<typeof wishSchema>;

/** What the reader has to know of the site. */
export interface Subject {
  name: string;
  /** Names of the services, as in the brief. */
  services: string[];
  /** Towns of the brief. */
  towns: string[];
  /** Current hours, if the brief has them. */
  hours?: Partial<Record<DayName, DayHours>>;
  pages: PageKind[];
  /** The places of a business that has several. */
  places?: KnownPlace[];
}

/** A place, and what owners call it: its name, its town. */
export interface KnownPlace {
  name: string;
  calledBy: string[];
  hours?: Subject['hours'];
}

/** The place of a wish that has one. */
export function placeOf(wish: Wish): string | undefined {
  return 'place' in wish ? wish.place : undefined;
}
