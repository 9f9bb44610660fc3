import { type ComposeRequest, compose } from './compose.ts';
import type { SiteDocument } from './document.ts';
import { designTraitsOf, traitDistance } from './writer/look/design-traits.ts';

/** Looks of one site must differ in so many traits to be a choice. */
const leastApart = 5;
/** Tries for each look before the best of them is taken. */
const tries = 12;

/** A look of a site, and what to choose in the brief (`look.chosen`) to get it. */
export interface OtherLook {
  chosen: { theme: string; seed: number };
  document: SiteDocument;
}

/**
 * The same site in `count` other looks: its words stay, its theme, palette, structures and lead picture change. Each look
 * differs clearly from `now` and from the others; themes don't repeat while there are others that can dress the business.
 */
export function otherLooks(request: ComposeRequest, now: SiteDocument, count: number): OtherLook[] {
  return [...eachOtherLook(request, now, count)];
}

/** `otherLooks` one at a time: each may take a tenth of a second. */
export function* eachOtherLook(request: ComposeRequest, now: SiteDocument, count: number): Generator<OtherLook> {
  const found: OtherLook[] = [];
  for (let place = 0; place < count; place++) {
    const seen = [now, ...found.map(({ document }) => document)];
    const traits = seen.map(designTraitsOf);
    const leads = new Set(traits.map(({ picture }) => picture));
    const notThemes = seen.map(({ theme }) => theme.name);
    let best: { look: OtherLook; score: number } | undefined;
    for (let turn = 0; turn < tries; turn++) {
      const look = lookOf(request, request.seed * 1000 + place * tries + turn + 1, notThemes, [...(request.avoid ?? []), ...traits]);
      const own = designTraitsOf(look.document);
      const apart = Math.min(...traits.map((other) => traitDistance(own, other)));
      const isNewTheme = seen.every(({ theme }) => theme.name !== look.chosen.theme);
      const isNewLead = !leads.has(own.picture);
      const score = apart + (isNewTheme ? 3 : 0) + (isNewLead ? 1 : 0);
      if (!best || score > best.score) best = { look, score };
      if (apart >= leastApart && isNewTheme && isNewLead) break;
    }
    if (!best) continue;
    found.push(best.look);
    yield best.look;
  }
}

/** A look by a seed: in another theme than `notThemes`, unlike `avoid`, composed as it will be once it's chosen. */
function lookOf(request: ComposeRequest, seed: number, notThemes: string[], avoid: ComposeRequest['avoid']): OtherLook {
  const { theme } = compose({ ...request, wishes: { ...request.wishes, theme: undefined, notThemes, seed }, avoid });
  const chosen = { theme: theme.name, seed };
  return { chosen, document: compose({ ...request, wishes: { ...request.wishes, ...chosen } }) };
}
