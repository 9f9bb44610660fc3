import type { KnownService, TradePack } from '../../trades/pack.ts';

/**
 * The pack of an owner's free-text trade: the longest stem found in it wins, the general pack's last. When the trade says nothing ('family firm'),
 * name, services and description may decide; a trade without a pack gets the general one, whoever it is named after.
 */
export function matchPack(packs: TradePack[], { trade, hints = [] }: { trade: string; hints?: string[] }): TradePack {
  const general = packs.find((pack) => pack.key === 'general') ?? packs[0];
  if (!general) throw new Error('There are no trade packs.');
  for (const text of saysNothing(trade) ? [trade, ...hints] : [trade]) {
    const found = longestStem(text, packs);
    if (found) return found;
  }
  return general;
}

/** What decorations of the sections show: a dog for whatever is about dogs or other pets, else what suits the pack. */
export function motifOf(label: string, pack: Pick<TradePack, 'motif'>): TradePack['motif'] {
  return /\b(?:dog|pet|groom)/i.test(label) ? 'dog' : pack.motif;
}

const vague = new Set(
  'a and business co company contractor contracting crew family firm general home house local my office our own people pro professional self employed service services shop small store studio team the work'.split(
    ' ',
  ),
);

/** Whether an answer names no trade at all. */
function saysNothing(trade: string): boolean {
  return (trade.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => vague.has(word));
}

/**
 * Which known service each of the owner's names means. A known service is given once, to the name with the longest
 * stem; the rest get none, so a page never explains the same thing twice.
 */
export function matchServices(names: string[], known: KnownService[]): (KnownService | undefined)[] {
  const candidates = names
    .flatMap((name, index) => known.map((service) => ({ index, service, length: stemLength(name, service.stems) })))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || a.index - b.index);
  const given = new Map<number, KnownService>();
  const taken = new Set<KnownService>();
  for (const { index, service } of candidates) {
    if (given.has(index) || taken.has(service)) continue;
    given.set(index, service);
    taken.add(service);
  }
  return names.map((_, index) => given.get(index));
}

/** Length of the longest stem that begins a word of the text; 0 when none does. */
export function stemLength(text: string, stems: string[]): number {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return Math.max(
    0,
    ...stems.filter((stem) => words.includes(` ${stem.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`)).map((stem) => stem.length),
  );
}

function longestStem(text: string, packs: TradePack[]): TradePack | undefined {
  const [best] = packs
    .map((pack) => ({ pack, length: stemLength(text, pack.stems) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || Number(a.pack.key === 'general') - Number(b.pack.key === 'general'));
  return best?.pack;
}
