import type { Palette } from '../document/document.ts';

/** A drawing made for one kind of business, in the site's own palette. */
export interface Signature {
  /** The file's name, by which a site document refers to it. */
  name: string;
  /** What is seen, in US English. */
  title: string;
  /** Trades that it suits: the one whose folder holds it, and those whose trade.yaml names it. */
  trades: string[];
  /** Width over height of the frame it was drawn for. */
  ratio: number;
  draw: (palette: Palette, id: string) => string;
}

const drawings = import.meta.glob<Pick<Signature, 'title' | 'ratio' | 'draw'>>(
  ['../scenes/signature/*.ts', './*/drawings/signatures/*.ts'],
  { eager: true },
);
const tradeFiles = import.meta.glob<{ signatures?: string[] }>('./*/trade.yaml', { eager: true, import: 'default' });

/** Every signature drawing, by name. */
export const signatures: Signature[] = Object.entries(drawings)
  .map(([path, { title, ratio, draw }]) => {
    const name = path.replace(/^.*\/|\.ts$/g, '');
    return { name, title, trades: tradesOf(name, path), ratio, draw };
  })
  .sort((a, b) => a.name.localeCompare(b.name));

function tradesOf(name: string, path: string): string[] {
  return Object.entries(tradeFiles)
    .filter(([file, trade]) => path.startsWith(file.replace('trade.yaml', '')) || trade.signatures?.includes(name))
    .map(([file]) => file.split('/')[1] ?? '');
}

/** Signature by name. Throws when its file is missing. */
export function signatureNamed(name: string): Signature {
  const signature = signatures.find((signature) => signature.name === name);
  if (!signature) throw new Error(`No signature drawing named "${name}".`);
  return signature;
}
