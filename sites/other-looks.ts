import { type ComposeRequest, compose } from './compose.ts';
import type { SiteDocument } from './document.ts';
import { designTraitsOf, traitDistance } from './writer/look/design-traits.ts';

/** Looks of one site must differ in so many traits to be a choice. */
const leastApart = 5;
/** Tries for each look before the best of them is taken. */
const tries = 12;

/**
 * The same site in `count` other looks: its words stay, its theme, palette, structures and lead picture change. Each look
 * differs clearly from `now` and from the others; themes don't repeat while there are others that can dress the business.
 */
export function otherLooks(request: ComposeRequest, now: SiteDocument, count: number): SiteDocument[] {
  const found: SiteDocument[] = [];
  for (let place = 0; place < count; place++) {
    const seen = [now, ...found];
    const traits = seen.map(designTraitsOf);
    const leads = new Set(traits.map(({ picture }) => picture));
    let best: { document: SiteDocument; score: number } | undefined;
    for (let turn = 0; turn < tries; turn++) {
      const seed = request.seed * 1000 + place * tries + turn + 1;
      const document = compose({ ...request, wishes: { ...request.wishes, seed }, avoid: [...(request.avoid ?? []), ...traits] });
      const apart = Math.min(...traits.map((other) => traitDistance(designTraitsOf(document), other)));
      const isNewTheme = seen.every(({ theme }) => theme.name !== document.theme.name);
      const isNewLead = !leads.has(designTraitsOf(document).picture);
      const score = apart + (isNewTheme ? 3 : 0) + (isNewLead ? 1 : 0);
      if (!best || score > best.score) best = { document, score };
      if (apart >= leastApart && isNewTheme && isNewLead) break;
    }
    if (best) found.push(best.document);
  }
  return found;
}
