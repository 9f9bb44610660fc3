const benches = import.meta.glob<{ bench: (args: string[]) => Promise<number> }>(['./*.ts', '!./run.ts', '!./report.ts', '!./load.ts']);

/** Runs the named bench with what follows its name, and returns its exit code. */
export async function runBench(args: string[]): Promise<number> {
  const names = Object.keys(benches).map((path) => path.slice(2, -'.ts'.length));
  const load = benches[`./${args[0]}.ts`];
  if (!load) {
    process.stderr.write(`Usage: npm run bench -- ${names.join(' | ')}\n`);
    return 2;
  }
  return (await load()).bench(args.slice(1));
}
