import type { ESTree } from 'vite';
import { vi } from 'vitest';
import type { SourceFile } from './source-code.ts';

/** A pattern of the product, and where it's written or made. */
export interface ProductPattern {
  where: string;
  source: string;
  flags: string;
}

/** The product's own sources: no tests, benchmarks, scripts or settings of tools. */
export function productSources(sources: Iterable<SourceFile>): SourceFile[] {
  return [...sources].filter(({ path }) => !/\.test\.tsx?$|^(?:tests|bench|scripts)\/|\.m?js$|\.config\.ts$/.test(path));
}

/** The regular expressions that sources write as literals. */
export function literalPatterns(sources: readonly SourceFile[]): ProductPattern[] {
  return sources.flatMap(({ path, text, syntax }) =>
    nodesIn(syntax.program).flatMap((node) => {
      if (node.type !== 'Literal' || !('regex' in node)) return [];
      const { pattern, flags } = node.regex;
      return [{ where: `${path}:${text.slice(0, node.start).split('\n').length}`, source: pattern, flags }];
    }),
  );
}

/** All nodes of a piece of code, from the outside in. */
export function nodesIn(code: ESTree.Node, found: ESTree.Node[] = []): ESTree.Node[] {
  found.push(code);
  for (const value of Object.values(code)) {
    if (Array.isArray(value)) for (const one of value) isNode(one) && nodesIn(one, found);
    else if (isNode(value)) nodesIn(value, found);
  }
  return found;
}

export function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** The regular expressions that modules make while they're loaded, those of their word files among them. Loads each module anew. */
export async function composedPatterns(sources: readonly SourceFile[]): Promise<ProductPattern[]> {
  const files = sources.filter(({ path, text }) => path.startsWith('sites/') || text.includes('RegExp(')).map(({ path }) => path);
  const found: ProductPattern[] = [];
  const original = globalThis.RegExp;
  const record = (pattern: RegExp): RegExp => {
    const [maker = ''] = (new Error('Where is it made?').stack ?? '').split('\n').slice(3);
    const where = /\((?:.*\/)?((?:[\w-]+\/)*[\w.-]+\.tsx?):\d+:\d+\)|\/([\w/.-]+\.tsx?):\d+:\d+$/.exec(
      maker.replace(`${process.cwd()}/`, '/'),
    );
    if (where && !maker.includes('node_modules')) found.push({ where: maker.trim(), source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [pattern, flags]) => record(new target(pattern, flags)),
    apply: (target, _this, [pattern, flags]) => record(target(pattern, flags)),
  });
  try {
    vi.resetModules();
    for (const file of files) await import(/* @vite-ignore */ `../../${file}`);
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}
