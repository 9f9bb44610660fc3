import { z } from 'zod';
import { closedDaySchema } from '../closed-days/schema.ts';
import { makeCodeSchema } from '../discounts/schema.ts';
import { legalSchema } from '../legal/schema.ts';
import { cityRateSchema } from '../rates/schema.ts';

/** The largest file that's read: a logo and both legal texts take a tenth of it. */
export const mostBytes = 50 * 1024 * 1024;

/** A discount code as an admin types it, and whether it's off. */
const code = z.strictObject({ typed: makeCodeSchema, isOff: z.boolean() });

/** A day as an admin types it, and whether it's closed. A holiday that was reopened isn't. */
const closedDay = z.strictObject({ typed: closedDaySchema, isClosed: z.boolean() });

/** What an operator set up in Admin, as a file. Nothing in it is about a person. Its discount codes work. */
export const settingsFileSchema = z.strictObject({
  format: z.literal('sunup-settings', 'This isn’t a file of Sunup’s settings. Make one with npm run settings -- --export FILE.'),
  /** Raise it when a release can no longer read earlier files. */
  version: z.literal(1, 'This file is from another release of Sunup. Export it again with this one.'),
  from: z.strictObject({ appUrl: z.string(), mode: z.string(), build: z.string(), at: z.string() }),
  /** Only what was changed. The rest keeps its default. */
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The uploaded logo, as Base64. */
  logo: z.base64().nullable(),
  legal: z.strictObject({ terms: legalSchema.nullable(), privacy: legalSchema.nullable() }),
  closedDays: z.array(closedDay),
  codes: z.array(code),
  cityRates: z.array(cityRateSchema),
});

export type SettingsFile = z.infer<typeof settingsFileSchema>;
/** A file before it's read. */
export type WrittenSettingsFile = z.input<typeof settingsFileSchema>;
