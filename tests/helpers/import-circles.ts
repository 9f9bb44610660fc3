/** Chains of files or folders that import each other: 'a.ts → b.ts → a.ts'. `imports` has what each one imports. */
export function importCircles(imports: Map<string, Iterable<string>>): string[] {
  const circles: string[] = [];
  const settled = new Set<string>();
  const visit = (place: string, trail: string[]): void => {
    const seenAt = trail.indexOf(place);
    if (seenAt >= 0) circles.push([...trail.slice(seenAt), place].join(' → '));
    if (seenAt >= 0 || settled.has(place)) return;
    for (const to of imports.get(place) ?? []) visit(to, [...trail, place]);
    settled.add(place);
  };
  for (const place of imports.keys()) visit(place, []);
  return circles;
}
