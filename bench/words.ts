import { type Brief, briefSchema } from '../sites/brief/brief.ts';
import { readBrief } from '../sites/brief/read-brief.ts';
import { compose } from '../sites/compose.ts';
import type { SiteDocument } from '../sites/document/document.ts';
import { gate } from '../sites/gate/gate.ts';
import { renderSite } from '../sites/render/render.tsx';
import { must } from '../tests/harness/must.ts';
import { percentile, report } from './report.ts';
import { type Business, businesses } from './words/businesses.ts';
import { rawSites } from './words/raw.ts';
import { linesOf, overlap, ownShare, type Runs, runsOf } from './words/shares.ts';

const samples = import.meta.glob<unknown>(['../sites/briefs/*.json', '../sites/briefs/long-tail/*.json', '!../sites/briefs/hostile.json'], {
  eager: true,
  import: 'default',
});

/** An answer that sends the reader away. */
const nonAnswer =
  /\b(?:ask (?:us|me|for|about|when|your)|call (?:us|me|for|to find)|contact (?:us|me)|reach out|find out|it depends|varies|let (?:us|me) know|inquire|case by case)\b/i;
/** Sentences that would fit any business and so say nothing of this one. */
const filler =
  /\blocal business\b|\bread on\b|\bsee also\b|\bkeep reading\b|\bwe (?:offer|provide) (?:a (?:wide )?range|quality|solutions)\b|\bask (?:what|how|whether|which|if)\b|\bany (?:job|project) (?:large|big|small)\b|\bgood to read\b|\bwhat it involves\b|\bsay what you need\b/i;

interface Made extends Business {
  document: SiteDocument;
  runs: Runs;
  runsWithGuides: Runs;
  faults: string[];
}

/**
 * 400 names of the lexicon with three briefs each: what their sites say, how alike they are, and how long one takes. Then the briefs that
 * owners typed or pasted. `-- words COUNT SEED`.
 */
export async function bench([count = '400', seed = '1']: string[] = []): Promise<number> {
  const made: Made[] = [];
  const times: number[] = [];
  for (const business of businesses(Number(count), Number(seed))) {
    const brief = briefSchema.parse(business.brief);
    const started = performance.now();
    const document = compose({ brief, seed: made.length + 1, photos: [] });
    const files = await renderSite(document, { origin: 'https://bench.sites.example', photoBytes: () => undefined });
    const { checks } = await gate(document, files, brief);
    times.push(performance.now() - started);
    const failed = checks.filter(({ status }) => status === 'fail').map(({ key, where }) => `${key}: ${where?.[0]}`);
    made.push({
      ...business,
      document,
      runs: runsOf(document),
      runsWithGuides: runsOf(document, true),
      faults: [...failed, ...wordFaults(document)],
    });
  }
  const faulty = made.filter(({ faults }) => faults.length > 0);
  const alike = likeness(made);
  const withGuides = likeness(made.map((one) => ({ ...one, runs: one.runsWithGuides })));
  const raw = await rawSites();
  const share = (fullness: Business['fullness']) =>
    percentile(
      made.filter((one) => one.fullness === fullness).map(({ document }) => ownShare(document)),
      0.5,
    );
  return report(
    'words',
    [
      {
        label: 'sites with a phrase that doesn’t fit, an unsourced claim, filler, a non-answer or a lost sentence',
        value: faulty.length,
        limit: 0,
        unit: '',
      },
      // Not of every pair: two owners who give the same three answers and little else rightly say the same.
      { label: 'five-word runs shared within a trade, 99 of 100 pairs', value: 100 * shareAbove(alike.same, 0.01), limit: 25, unit: '%' },
      {
        label: 'five-word runs shared between trades, 999 of 1,000 pairs',
        value: 100 * shareAbove(alike.different, 0.001),
        limit: 5,
        unit: '%',
      },
      {
        label: 'words that rest on the owner’s answers, full brief, median',
        value: 100 * share('full'),
        limit: 60,
        unit: '%',
        must: 'reach',
      },
      {
        label: 'words that rest on the owner’s answers, ordinary brief, median',
        value: 100 * share('ordinary'),
        limit: 35,
        unit: '%',
        must: 'reach',
      },
      { label: 'compose, render and check, median', value: percentile(times, 0.5), limit: 150, unit: 'ms' },
      ...raw.figures,
    ],
    [
      ...raw.notes,
      `${made.length} sites; p95 ${percentile(times, 0.95).toFixed(0)} ms; silent briefs: ${(100 * share('silent')).toFixed(0)}% of words from the owner`,
      `most alike of ${alike.same.length} pairs within a trade: ${alike.same[0]?.names}; guides included: ${withGuides.same[0]?.names}`,
      `most alike of ${alike.different.length} pairs of two trades: ${alike.different[0]?.names}`,
      ...faulty.slice(0, 12).map(({ name, fullness, faults }) => `${name} (${fullness}): ${faults.slice(0, 2).join(' | ')}`),
      ...Object.entries(samples).map(([path, input]) => `${path.slice('../sites/briefs/'.length, -'.json'.length)}: ${sampleShare(input)}`),
    ],
  );
}

/** What is wrong with a site's words besides what its quality check finds. */
function wordFaults(document: SiteDocument): string[] {
  const ours = linesOf(document).filter(({ from }) => from === 'default' || from === 'computed');
  const answers = document.pages.flatMap(({ sections }) =>
    sections.flatMap(({ kind, props }) =>
      kind === 'faq' ? (props as { groups: { items: { answer: { text: string } }[] }[] }).groups.flatMap(({ items }) => items) : [],
    ),
  );
  const posts = new Set(
    document.pages.filter(({ path }) => path.startsWith('/blog')).flatMap((page) => linesOf({ ...document, pages: [page] })),
  );
  return [
    ...ours.filter((line) => !posts.has(line) && filler.test(line.text)).map(({ text }) => `filler: ${text}`),
    ...answers.filter(({ answer }) => nonAnswer.test(answer.text)).map(({ answer }) => `no answer: ${answer.text}`),
  ];
}

interface Pair {
  share: number;
  names: string;
}

/** Pairs of sites by how alike they are, most alike first: those of one trade and those of two, among briefs of the same fullness. */
function likeness(made: Made[]): { same: Pair[]; different: Pair[] } {
  const pairs: { same: Pair[]; different: Pair[] } = { same: [], different: [] };
  for (const [index, one] of made.entries())
    for (const other of made.slice(index + 1)) {
      if (one.fullness !== other.fullness || one.name === other.name) continue;
      const share = overlap(one.runs, other.runs);
      pairs[one.kind.interview === other.kind.interview ? 'same' : 'different'].push({
        share,
        names: `${one.name} and ${other.name} (${one.fullness}), ${(100 * share).toFixed(0)}%`,
      });
    }
  for (const list of Object.values(pairs)) list.sort((a: Pair, b: Pair) => b.share - a.share);
  return pairs;
}

/** How alike a pair is, when a share of pairs (0 to 1) is more alike. */
function shareAbove(pairs: Pair[], part: number): number {
  return pairs[Math.floor(pairs.length * part)]?.share ?? 0;
}

function sampleShare(input: unknown): string {
  const { brief }: { brief: Brief } = must(readBrief(input));
  const document = compose({ brief, seed: 1, photos: [] });
  return `${(100 * ownShare(document)).toFixed(0)}% of its words are the owner’s`;
}
