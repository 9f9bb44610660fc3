import type { SourceFile } from './source-code.ts';

/** Chains of files that import each other while they load: 'a.ts → b.ts → a.ts'. Types and lazy imports load nothing then. */
export function importCircles(sources: Map<string, SourceFile>): string[] {
  const circles: string[] = [];
  const settled = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) circles.push([...trail.slice(seenAt), file].join(' → '));
    if (seenAt >= 0 || settled.has(file)) return;
    for (const { to, typeOnly, lazy } of sources.get(file)?.imports ?? []) {
      if (!typeOnly && !lazy && sources.has(to)) visit(to, [...trail, file]);
    }
    settled.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return circles;
}
