import { availableParallelism, cpus } from 'node:os';

/** A measured figure against its limit, in the same unit. */
export interface Figure {
  label: string;
  value: number;
  limit: number;
  unit: string;
}

/** The value below which a share (0 to 1) of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints the figures with the machine's cores and the Node version, then `NAME ok` or `NAME short: …`. Returns the exit code. */
export function report(name: string, figures: Figure[], notes: string[] = []): number {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  process.stdout.write(`\n${name}: ${availableParallelism()} cores (${model}), Node ${process.version}\n`);
  for (const { label, value, limit, unit } of figures) {
    process.stdout.write(
      `  ${value > limit ? 'over' : '  ok'}  ${label}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit} (at most ${limit} ${unit})\n`,
    );
  }
  for (const note of notes) process.stdout.write(`        ${note}\n`);
  const over = figures.filter((figure) => figure.value > figure.limit).map((figure) => figure.label);
  process.stdout.write(over.length ? `${name} short: ${over.join(', ')}\n` : `${name} ok\n`);
  return over.length ? 1 : 0;
}
