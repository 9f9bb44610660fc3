import { type LegalText, sectionsOf } from './legal-text.ts';
import privacyFile from './privacy.md';

const file = privacyFile as { version: string; title: string; body: string };

/** What the product really keeps, why, and for how long. Prices and hours are `{supportLabel}` and the like: see filled.ts. */
export const privacy: LegalText = { version: file.version, title: file.title, sections: sectionsOf(file.body) };
