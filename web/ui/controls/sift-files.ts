/** Keeps the files that fit, and says in one sentence why the others don't. `accept` works as in browsers. */
export function siftFiles(
  files: File[],
  accept: string | undefined,
  maxBytes: number | undefined,
  multiple: boolean,
): { fitting: File[]; reason: string } {
  const rules = (accept ?? '')
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  const isWanted = (file: File) =>
    rules.length === 0 ||
    rules.some((rule) =>
      rule.startsWith('.')
        ? file.name.toLowerCase().endsWith(rule)
        : rule.endsWith('/*')
          ? file.type.startsWith(rule.slice(0, -1))
          : file.type === rule,
    );
  const wrongKind = files.filter((file) => !isWanted(file));
  const tooBig = files.filter((file) => isWanted(file) && maxBytes !== undefined && file.size > maxBytes);
  const fitting = files.filter((file) => !wrongKind.includes(file) && !tooBig.includes(file)).slice(0, multiple ? undefined : 1);
  const names = (list: File[]) => list.map((file) => file.name).join(', ');
  const reasons = [
    wrongKind.length > 0 && `We can’t use ${names(wrongKind)}. Choose ${kindsIn(rules)} instead.`,
    tooBig.length > 0 && maxBytes !== undefined && `Too large (the limit is ${fileSize(maxBytes)}): ${names(tooBig)}.`,
  ];
  return { fitting, reason: reasons.filter(Boolean).join(' ') };
}

/** Allowed kinds of files in words: 'JPEG, PNG or WebP'. Uses extensions rather than types if both are given. */
function kindsIn(rules: string[]): string {
  const endings = rules.filter((rule) => rule.startsWith('.'));
  const kinds = (endings.length ? endings : rules).map((rule) => (rule === 'image/*' ? 'a photo' : kindName(rule.replace(/^.*[./]/, ''))));
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(new Set(kinds)).replace(/, or /, ' or ');
}

function kindName(ending: string): string {
  return { heif: 'HEIC', jpg: 'JPEG', jpeg: 'JPEG', webp: 'WebP' }[ending] ?? ending.toUpperCase();
}

/** File size in words: '640 KB', '2.4 MB' (decimal, as on phones). */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
}
