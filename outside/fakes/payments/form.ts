import { refused } from './problems.ts';

/** A form-encoded body or query as the tree it stands for: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. */
export type Tree = { [name: string]: Tree | string };

export function treeOf(pairs: URLSearchParams): Tree {
  const tree: Tree = {};
  for (const [name, value] of pairs) {
    const steps = name.split('[').map((step) => step.replace(/\]$/, ''));
    if (steps.includes('__proto__')) throw refused(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    let at = tree;
    for (const [index, step] of steps.entries()) {
      const key = step === '' ? String(Object.keys(at).length) : step;
      if (index === steps.length - 1) at[key] = value;
      else {
        const next = at[key];
        const branch = typeof next === 'object' ? next : {};
        at[key] = branch;
        at = branch;
      }
    }
  }
  return tree;
}

/** A branch whose names are numbers, as the list it stands for. */
export function listFrom(branch: unknown): unknown {
  if (typeof branch !== 'object' || branch === null) return branch;
  const names = Object.keys(branch);
  return names.every((name) => /^\d+$/.test(name)) ? Object.values(branch) : branch;
}
