import { z } from 'zod';
import { tidyAs } from '../../text/tidy/tidy.ts';

export const legalKinds = { terms: 'Terms of Service', privacy: 'Privacy Policy' } as const;
export type LegalKind = keyof typeof legalKinds;

export function isLegalKind(text: string | undefined): text is LegalKind {
  return text !== undefined && Object.hasOwn(legalKinds, text);
}

export const legalLimits = { body: 100_000, changes: 300 } as const;

/** A new version as it's typed. */
export const legalSchema = z.strictObject({
  body: z
    .string()
    .overwrite(tidyAs('typed'))
    .trim()
    .min(200, 'Paste the whole text, 200 characters or more.')
    .max(legalLimits.body, 'Use 100,000 characters or fewer.'),
  changes: z.string().trim().max(legalLimits.changes, 'Use 300 characters or fewer.').default(''),
});
