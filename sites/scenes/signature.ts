import type { Palette } from '../document.ts';

/** A drawing made for one kind of business, in the site's own palette. Each is a file in `signature/`. */
export interface Signature {
  /** The file's name, by which a site document refers to it. */
  name: string;
  /** What is seen, in US English. */
  title: string;
  trades: readonly string[];
  /** Width over height of the frame it was drawn for. */
  ratio: number;
  draw: (palette: Palette, id: string) => string;
}

const files = import.meta.glob<Omit<Signature, 'name'>>('./signature/*.ts', { eager: true });

export const signatures: Signature[] = Object.entries(files).map(([path, { title, trades, ratio, draw }]) => ({
  name: path.replace(/^.*\/|\.ts$/g, ''),
  title,
  trades,
  ratio,
  draw,
}));

/** Signature by name. Throws when its file is missing. */
export function signatureNamed(name: string): Signature {
  const found = signatures.find((signature) => signature.name === name);
  if (!found) throw new Error(`No signature drawing named "${name}".`);
  return found;
}
