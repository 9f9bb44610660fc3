import type { TradePack } from './pack.ts';

const files = import.meta.glob<{ default: TradePack }>(['./*.ts', '!./pack.ts', '!./packs.ts', '!./*.test.ts'], { eager: true });

/** Every trade pack, found by file. */
export const packs: TradePack[] = Object.values(files).map((file) => file.default);

/** Pack by key. Throws when there is none. */
export function packNamed(key: string): TradePack {
  const found = packs.find((pack) => pack.key === key);
  if (!found) throw new Error(`No trade pack named "${key}".`);
  return found;
}
