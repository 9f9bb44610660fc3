import type { SeenEmailRecord } from './schema.ts';

/** What receivers may be asked to do with email that isn't proved, from the mildest. */
const policies = ['none', 'quarantine', 'reject'];

function isDmarc(text: string): boolean {
  return /^v=DMARC1\b/i.test(text);
}

type Tag = [name: string, value: string];

function tagsOf(record: string): Tag[] {
  return record
    .split(';')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .map((tag) => {
      const at = tag.indexOf('=');
      return at < 0 ? [tag, ''] : [tag.slice(0, at).trim(), tag.slice(at + 1).trim()];
    });
}

const tagOf = (tags: Tag[], wanted: string) => tags.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
const strictness = (tags: Tag[]) => policies.indexOf(tagOf(tags, 'p').toLowerCase());

/** Addresses in a list of URIs. Each may end with the size that its receiver takes: mailto:a@b.example!10m. */
function reportsTo(tags: Tag[], address: string): boolean {
  const wanted = `mailto:${address}`.toLowerCase();
  return tagOf(tags, 'rua')
    .split(',')
    .some((uri) => uri.trim().toLowerCase().split('!')[0] === wanted);
}

/**
 * One record that keeps the strictest of a domain's own policies and all who get its reports, and sends reports to `reportTo`, too. Without
 * `pct`, which receivers no longer read (RFC 9989).
 */
export function mergedDmarc(existing: readonly string[], reportTo: string | undefined): string {
  const [base = [], ...others] = existing.map(tagsOf).toSorted((one, other) => strictness(other) - strictness(one));
  const policy = strictness(base) < 0 ? 'none' : tagOf(base, 'p');
  const ours = reportTo && ![base, ...others].some((tags) => reportsTo(tags, reportTo)) ? [`mailto:${reportTo}`] : [];
  const reports = [...[base, ...others].flatMap((tags) => tagOf(tags, 'rua').split(',')), ...ours].map((uri) => uri.trim());
  const rua = [...new Set(reports.filter(Boolean))].join(',');
  const rest = base.filter(([name]) => !['v', 'p', 'rua', 'pct'].includes(name.toLowerCase()));
  const tags: Tag[] = [['v', 'DMARC1'], ['p', policy], ...rest, ...(rua ? [['rua', rua] satisfies Tag] : [])];
  return tags.map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Judges the texts at `_dmarc`. Any policy that receivers can read is right, as long as reports come to `reportTo`. */
export function judgeDmarc(texts: readonly string[], reportTo: string | undefined): SeenEmailRecord {
  const records = texts.filter(isDmarc);
  const value = mergedDmarc(records, reportTo);
  const [record, ...more] = records;
  if (record === undefined) return { state: 'missing', instead: [], value };
  if (more.length > 0) {
    const kept = records.includes(value) ? value : record;
    const others = records.toSpliced(records.indexOf(kept), 1);
    return { state: 'wrong', instead: records, value, problem: { code: 'dmarc-several', others } };
  }
  const tags = tagsOf(record);
  if (strictness(tags) < 0) return { state: 'wrong', instead: [record], value, problem: { code: 'dmarc-unreadable' } };
  return reportTo === undefined || reportsTo(tags, reportTo)
    ? { state: 'right', instead: [], value: record }
    : { state: 'missing', instead: [record], value, problem: { code: 'dmarc-unreported' } };
}
