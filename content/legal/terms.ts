import { terms as november21 } from './terms/2026-11-21.ts';
import { terms as november22 } from './terms/2026-11-22.ts';
import { terms as november23 } from './terms/2026-11-23.ts';

/** The newest terms: what every order's tick accepts. New words are a new file, here and in terms-version.ts. */
export const terms = november23;

/** Versions that buyers accepted before, the newest first. Their words stay as they were. */
export const earlierTerms = [november22, november21] as const;
