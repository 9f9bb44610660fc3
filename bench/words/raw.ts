import type { Brief } from '../../sites/brief/brief.ts';
import type { Line, PageKind, SiteDocument } from '../../sites/document/document.ts';
import { type MadeSite, makeSite } from '../../sites/make-site.ts';
import { fewestWords } from '../../sites/pages/word-counts.ts';
import type { Change } from '../../sites/proofreading/proofread.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import type { HeroProps } from '../../sites/sections/hero/schema.ts';
import type { StatementProps } from '../../sites/sections/statement/schema.ts';
import { must } from '../../tests/harness/must.ts';
import { type Figure, percentile } from '../report.ts';
import answerFile from './raw/answers.yaml';
import changeFile from './raw/changes.yaml';
import neverFile from './raw/never.yaml';
import sentenceFile from './raw/sentences.yaml';

type Sentence = [kind: string, text: string, also?: string];

/** Briefs as owners typed or pasted them, by name. */
export const rawBriefs = new Map(
  Object.entries(import.meta.glob<object>('../../sites/briefs/raw/*.json', { eager: true, import: 'default' })).map(([path, brief]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    brief,
  ]),
);
/** What each sentence of their descriptions and taglines is, by a reader who didn't know the classifier's answer. */
const sentences = sentenceFile as Record<string, Sentence[]>;
/** What their owners answer in a hurry. */
const answers = answerFile as Record<string, [question: string, answer: string, detail?: string][]>;
/** Remains of old pages, notes to us and secrets, which no page may show. */
const never = neverFile as Record<string, string[]>;
/** Every change that tidying makes to them, read by a person and found to be no worse. */
const accepted = new Set((changeFile as [before: string, after: string][]).map(pairKey));

/** What no one comes for, so it stands on no first screen and isn't set large. */
const terms = ['payment', 'price', 'logistics', 'refusal', 'instruction', 'remains', 'hours', 'insurance'];

interface Fault {
  kind: 'large' | 'never' | 'change' | 'check' | 'thin';
  text: string;
}

/** The site of a raw brief, with what an owner in a hurry answers in the interview. */
export async function rawSite(name: string): Promise<Extract<MadeSite, { ok: true }>> {
  const interview = answers[name]?.map(([question, answer, detail]) => ({ question, answers: [answer], ...(detail && { detail }) }));
  return must(
    await makeSite({ ...rawBriefs.get(name), interview }, { origin: 'https://bench.sites.example', readFile: async () => undefined }),
  );
}

/** What the sites of raw briefs say: figures for `words`, and up to thirty of their faults. */
export async function rawSites(): Promise<{ figures: Figure[]; notes: string[] }> {
  const faults: Fault[] = [];
  const pageWords: number[] = [];
  for (const name of rawBriefs.keys()) {
    const { brief, document, files, report } = await rawSite(name);
    const pages = pagesOf(document, files);
    for (const { key, where } of report.checks.filter(({ status }) => status === 'fail'))
      faults.push({ kind: 'check', text: `${name}: ${key}, ${where?.[0]}` });
    for (const line of largeLines(document)) {
      const [kind, text, also] = sourceOf(line, sentences[name] ?? []) ?? [];
      if (kind && terms.includes(kind) && !(also && !terms.includes(also)))
        faults.push({ kind: 'large', text: `${name}, a ${kind}: ${line.text} (from: ${text})` });
    }
    for (const words of never[name] ?? [])
      for (const { path, text } of pages)
        if (plain(text).includes(plain(words))) faults.push({ kind: 'never', text: `${name} ${path}: ${words}` });
    for (const { before, after } of document.tidied as Change[])
      if (!accepted.has(pairKey([before, after]))) faults.push({ kind: 'change', text: `${name}: ${before} → ${after}` });
    for (const { kind, path, text } of pages) {
      const words = countWords(text);
      const isFault = words < littleText && fewestWords[kind] > 0 && wordsTyped(brief) >= littleBrief;
      if (isFault) faults.push({ kind: 'thin', text: `${name} ${path}: ${words} words` });
      pageWords.push(words);
    }
  }
  const count = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;
  return {
    figures: [
      { label: 'raw briefs: failed checks', value: count('check'), limit: 0, unit: '' },
      { label: 'raw briefs: terms, instructions or remains on a first screen or set large', value: count('large'), limit: 0, unit: '' },
      { label: 'raw briefs: remains of old pages, notes to us and secrets on a page', value: count('never'), limit: 0, unit: '' },
      { label: 'raw briefs: changes to sentences that no one has read', value: count('change'), limit: 0, unit: '' },
      {
        label: `raw briefs of ${littleBrief} words or more: pages under ${littleText} words that are there to be read`,
        value: count('thin'),
        limit: 0,
        unit: '',
      },
      { label: 'raw briefs: words a page, median', value: percentile(pageWords, 0.5), limit: 90, unit: '', must: 'reach' },
    ],
    notes: faults.slice(0, 30).map(({ kind, text }) => `${kind}: ${text}`),
  };
}

const littleText = 40;
/** Nothing fills five pages of a brief with fewer words but fillers. Its owner is asked for more. */
const littleBrief = 60;

/** How many words the owner typed, besides names, places and numbers. */
function wordsTyped({ business, services = [], details }: Brief): number {
  return countWords(`${business.description} ${business.tagline ?? ''} ${JSON.stringify([services, details])}`);
}

/** What stands on the first screen, and the sentence that's set large further down. */
function largeLines({ pages }: SiteDocument): Line[] {
  return (pages[0]?.sections ?? []).flatMap(({ kind, props }) => {
    if (kind === 'statement') return [(props as StatementProps).text];
    const { headline, lead } = kind === 'hero' ? (props as HeroProps) : {};
    return [headline, lead].flatMap((line) => (line?.from === 'brief' ? line : []));
  });
}

/** The sentence that most of a line's words come from. */
function sourceOf({ text }: Line, among: Sentence[]): Sentence | undefined {
  const words = wordsOf(text);
  const shared = (sentence: Sentence) => {
    const own = new Set(wordsOf(sentence[1]));
    return words.filter((word) => own.has(word)).length / words.length;
  };
  const [best] = among.map((sentence) => ({ sentence, share: shared(sentence) })).sort((one, other) => other.share - one.share);
  return best && best.share > 0.6 ? best.sentence : undefined;
}

/** The pages with what can be read in their main part. */
function pagesOf({ pages }: SiteDocument, files: SiteFiles): { kind: PageKind; path: string; text: string }[] {
  return pages
    .filter(({ path }) => !/^\/blog\/./.test(path))
    .map(({ kind, path }) => {
      const html = String(files.get(path)?.body ?? '');
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      return { kind, path, text: main.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^<>]*>/g, ' ') };
    });
}

function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function countWords(text: string): number {
  return wordsOf(text).length;
}

/** Text of a page or a brief with the same quotation marks and spaces. */
function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replace(/&#x27;|’/g, "'")
    .replace(/&quot;|[“”]/g, '"')
    .replaceAll('\u2011', '-')
    .replace(/\s+/g, ' ');
}

function pairKey([before, after]: readonly [before: string, after: string]): string {
  return `${before}\n${after}`;
}
