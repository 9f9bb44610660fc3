import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = process.cwd();
const entryFile = path.join(root, 'roles', 'hosting.ts');

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
}

/**
 * Writes build/server/hosting.json: `code`, a digest of all code that the role `hosting` runs, so an update can leave its process alone
 * while that's the same; and `loads`, what's in the chunks that it loads, for the test that nothing of the app is. Chunks themselves
 * can't be compared, since their names change with every other chunk. `import()` isn't followed: the role does none.
 */
export const hostingCode: Plugin = {
  name: 'hosting-code',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    const chunks = new Map(Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
    const [entry] = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId === entryFile);
    // A bundle of the benchmarks, for example.
    if (!entry) return;
    const modules = reached(entryFile, (id) => this.getModuleInfo(id)?.importedIds ?? []);
    const hash = createHash('sha256').update(process.versions.node);
    for (const id of [...modules].sort()) hash.update(`${id.replace(root, '')}\n${this.getModuleInfo(id)?.code ?? lockedText(id)}\n`);
    const main = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    const loaded = new Set([...main, entry.fileName].flatMap((name) => [...reached(name, (of) => chunks.get(of)?.imports ?? [])]));
    const loads = [...loaded].flatMap((name) => chunks.get(name)?.moduleIds ?? [name]).map((id) => id.replace(`${root}/`, ''));
    const source = `${JSON.stringify({ code: hash.digest('hex').slice(0, 16), loads: loads.sort() }, null, 1)}\n`;
    this.emitFile({ type: 'asset', fileName: 'hosting.json', source });
  },
};

/** Everything that's reached from a start, which is among it. */
function reached(start: string, next: (one: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

let lock: Record<string, LockedPackage> | undefined;

/** What is installed of a package outside the bundle and of all that it needs. Nothing for modules of Node. */
function lockedText(id: string): string {
  lock ??= (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }).packages;
  const packages = lock;
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;
  const needed = reached(`node_modules/${name}`, (place) =>
    Object.keys(packages[place]?.dependencies ?? {}).map((other) => {
      const own = `${place}/node_modules/${other}`;
      return own in packages ? own : `node_modules/${other}`;
    }),
  );
  return [...needed]
    .sort()
    .map((place) => `${place} ${packages[place]?.version}`)
    .join('\n');
}
