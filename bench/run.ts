import { env } from '../base/env.ts';

/** `npm run bench -- NAME`: runs the named benchmark with what follows its name, and ends with its exit code. */
const benches = import.meta.glob<{ bench: (args: string[]) => Promise<number> }>(['./*.ts', '!./run.ts', '!./report.ts', '!./load.ts']);

const [name, ...args] = process.argv.slice(2);
const load = benches[`./${name}.ts`];
if (!load) {
  const names = Object.keys(benches).map((path) => path.slice(2, -'.ts'.length));
  process.stderr.write(`Usage: npm run bench -- ${names.join(' | ')}\n`);
  process.exit(2);
}
try {
  // As in main.ts.
  process.umask(0o077);
  process.exit(await (await load()).bench(args));
} catch (error) {
  process.stderr.write(`${env().logLevel === 'debug' ? (error as Error).stack : (error as Error).message}\n`);
  process.exit(1);
}
