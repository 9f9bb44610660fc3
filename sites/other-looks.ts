import { type ComposeRequest, compose } from './compose.ts';
import type { SiteDocument } from './document/document.ts';
import { type DesignTraits, designTraitsOf, traitDistance } from './look/design-traits.ts';

/** Looks of one site must differ in so many traits to be a choice. */
const leastApart = 5;
/** Tries for each look before the best of them is taken. */
const tries = 12;

/** A look of a site, and what to choose in the brief (`look.chosen`) to get it. */
export interface OtherLook {
  chosen: { theme: string; seed: number };
  document: SiteDocument;
}

/** What later looks must differ from. */
export type SeenLook = Pick<OtherLook['chosen'], 'theme'> & { traits: DesignTraits };

/** A look as later ones see it. */
export function seenLook(document: SiteDocument): SeenLook {
  return { theme: document.theme.name, traits: designTraitsOf(document) };
}

/**
 * The same site in `count` other looks: its words stay, its theme, palette, structures and lead picture change. Each look
 * differs clearly from `now` and from the others; themes don't repeat while there are others that can dress the business.
 */
export function otherLooks(request: ComposeRequest, now: SiteDocument, count: number): OtherLook[] {
  const looks: OtherLook[] = [];
  while (looks.length < count) looks.push(nextLook({ request, seen: [now, ...looks.map(({ document }) => document)].map(seenLook) }));
  return looks;
}

/** A look that differs from all that were seen, the site's own look first. It takes a tenth of a second, or several. */
export function nextLook({ request, seen }: { request: ComposeRequest; seen: readonly SeenLook[] }): OtherLook {
  const traits = seen.map((look) => look.traits);
  const leads = new Set(traits.map(({ picture }) => picture));
  const notThemes = seen.map(({ theme }) => theme);
  const lookAt = (turn: number) => {
    const seed = request.seed * 1000 + (seen.length - 1) * tries + turn + 1;
    const look = lookOf(request, seed, notThemes, [...(request.avoid ?? []), ...traits]);
    const own = designTraitsOf(look.document);
    const apart = Math.min(...traits.map((other) => traitDistance(own, other)));
    const [isNewTheme, isNewLead] = [!notThemes.includes(look.chosen.theme), !leads.has(own.picture)];
    const isEnough = apart >= leastApart && isNewTheme && isNewLead;
    return { look, isEnough, score: apart + (isNewTheme ? 3 : 0) + (isNewLead ? 1 : 0) };
  };
  let best = lookAt(0);
  for (let turn = 1; turn < tries && !best.isEnough; turn++) {
    const other = lookAt(turn);
    if (other.isEnough || other.score > best.score) best = other;
  }
  return best.look;
}

/** A look by a seed: in another theme than `notThemes`, unlike `avoid`, composed as it will be once it's chosen. */
function lookOf(request: ComposeRequest, seed: number, notThemes: string[], avoid: ComposeRequest['avoid']): OtherLook {
  const { theme } = compose({ ...request, wishes: { ...request.wishes, theme: undefined, notThemes, seed }, avoid });
  const chosen = { theme: theme.name, seed };
  return { chosen, document: compose({ ...request, wishes: { ...request.wishes, ...chosen } }) };
}
