/** Seeded numbers in [0, 1): the same seed always gives the same sequence (mulberry32 over an FNV-1a hash). */
export function random(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over UTF-16 units of each character, as an unsigned 32-bit number. */
function hash(words: string): number {
  let value = 2166136261;
  for (const character of words) value = Math.imul(value ^ character.charCodeAt(0), 16777619);
  return value >>> 0;
}
