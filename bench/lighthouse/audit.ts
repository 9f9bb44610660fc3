import lighthouse13 from 'lighthouse';
import lighthouse12 from 'lighthouse-12';

/** Versions in common use. Version 13 dropped audits that 12 still has. */
const versions = { 12: lighthouse12, 13: lighthouse13 };
export type Version = keyof typeof versions;

/** What Lighthouse says of one page on a phone. Scores run from 0 to 100. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time. */
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Bytes over the wire and requests until the page rests. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Titles of the audits that cost points outside of performance. */
  faults: string[];
}

/** A page and its audit as one line of a table. */
export function auditLine(page: string, audit: Audit): string {
  const scores = [audit.performance, audit.accessibility, audit.bestPractices, audit.seo].join('/');
  const weight = `${(audit.bytes / 1024).toFixed(0)} KB, ${audit.requests} requests`;
  return `  ${page.padEnd(34)} ${scores}  LCP ${audit.lcpMs.toFixed(0)} ms, CLS ${audit.cls.toFixed(3)}, TBT ${audit.tbtMs.toFixed(0)} ms, ${weight}`;
}

type Categories = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/**
 * Lighthouse's mobile run with its simulated throttling, several times over: the median of each timing, and the other
 * categories, which do not vary, from the first run. Throws when a run ends without a result.
 */
export async function auditPage(url: string, port: number, runs: number, version: Version = 13): Promise<Audit> {
  const first = await once({ url, port, version, categories: ['performance', 'accessibility', 'best-practices', 'seo'] });
  const all = [first];
  while (all.length < runs) all.push(await once({ url, port, version, categories: ['performance'] }));
  const median = (of: (result: Result) => number) => middle(all.map(of));
  const others = ['accessibility', 'best-practices', 'seo'] as const;
  return {
    performance: median((result) => scoreOf(result, 'performance')),
    accessibility: scoreOf(first, 'accessibility'),
    bestPractices: scoreOf(first, 'best-practices'),
    seo: scoreOf(first, 'seo'),
    lcpMs: median((result) => numberOf(result, 'largest-contentful-paint')),
    tbtMs: median((result) => numberOf(result, 'total-blocking-time')),
    cls: median((result) => numberOf(result, 'cumulative-layout-shift')),
    bytes: median((result) => numberOf(result, 'total-byte-weight')),
    scriptBytes: median(scriptBytesOf),
    requests: median((result) => requestsOf(result)),
    faults: others.flatMap((category) => faultsOf(first, category)),
  };
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse13>>>['lhr'];

interface Run {
  url: string;
  port: number;
  version: Version;
  categories: Categories[];
}

async function once(run: Run, triesLeft = 2): Promise<Result> {
  const { url, port, version, categories } = run;
  const done = await versions[version](url, { port, output: 'json', logLevel: 'silent', onlyCategories: categories });
  if (done && !done.lhr.runtimeError) return done.lhr as Result;
  // A busy browser now and then records no trace; Lighthouse itself advises to run again.
  if (triesLeft > 0) return once(run, triesLeft - 1);
  throw new Error(`Lighthouse gave no result for ${url}: ${done?.lhr.runtimeError?.message ?? 'no reason'}`);
}

function scoreOf(result: Result, category: Categories): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function numberOf(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

function requestsOf(result: Result): number {
  return networkRequests(result)?.length ?? Number.NaN;
}

function scriptBytesOf(result: Result): number {
  const scripts = networkRequests(result)?.filter(({ resourceType }) => resourceType === 'Script');
  return scripts?.reduce((sum, { transferSize }) => sum + transferSize, 0) ?? Number.NaN;
}

function networkRequests(result: Result): { resourceType: string; transferSize: number }[] | undefined {
  const details = result.audits['network-requests']?.details;
  return details && 'items' in details && Array.isArray(details.items) ? (details.items as never) : undefined;
}

function faultsOf(result: Result, category: Categories): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = result.audits[id];
      return audit?.score !== null && (audit?.score ?? 1) < 1 ? [audit?.title ?? id] : [];
    });
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
