import { availableParallelism, cpus } from 'node:os';

/** A measured figure against its limit, in the same unit. The limit is a ceiling unless the figure must reach at least that much. */
export interface Figure {
  label: string;
  value: number;
  limit: number;
  unit: string;
  must?: 'stay under' | 'reach';
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
  for (const figure of figures) {
    const { label, value, limit, unit, must } = figure;
    const bound = must === 'reach' ? 'at least' : 'at most';
    process.stdout.write(
      `  ${isShort(figure) ? 'short' : '   ok'}  ${label}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit} (${bound} ${limit} ${unit})\n`,
    );
  }
  for (const note of notes) process.stdout.write(`        ${note}\n`);
  const short = figures.filter(isShort).map((figure) => figure.label);
  process.stdout.write(short.length ? `${name} short: ${short.join(', ')}\n` : `${name} ok\n`);
  return short.length ? 1 : 0;
}

function isShort({ value, limit, must }: Figure): boolean {
  return Number.isNaN(value) || (must === 'reach' ? value < limit : value > limit);
}
