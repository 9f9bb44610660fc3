import { withoutEnd } from '../../text/text-end.ts';
import file from './quote-words.yaml';

// Not by a library: the patterns of those that there are backtrack, and strangers write these texts.
const { quoteStarts, quoteEnds, quoteMiddles, originals, forwards, fromFields, otherFields, devices } = file as {
  quoteStarts: readonly string[];
  quoteEnds: readonly string[];
  quoteMiddles: readonly string[];
  originals: readonly string[];
  forwards: readonly string[];
  fromFields: readonly string[];
  otherFields: readonly string[];
  devices: readonly string[];
};

/** More of a text isn't looked through. No one writes as much. */
const mostLines = 5000;
/** Mail programs break the line above a quote into as many lines. */
const introLines = 4;
const longestIntro = 400;
/** Names of fields that have to follow "From:" for it to be an email that's quoted, and in how many lines. */
const fieldsNeeded = 2;
const fieldLines = 7;
/** Lines after a bare "--" or a phone's line that may be a signature. Where more follows, it's something that people wrote. */
const signatureLines = 12;

/** What someone wrote in an email, without what they quote and without their signature. The whole text if that would leave nothing. */
export function writtenText(text: string): string {
  const end = endOfLines(text, mostLines);
  const rest = text.slice(end);
  const lines = text.slice(0, end).replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ').split('\n');
  const plain = lines.map(plainOf);
  const forward = plain.findIndex(isForward);
  const quote = plain.findIndex((_, at) => startsRest(plain, at));
  if (forward >= 0 && (quote < 0 || forward <= quote)) return text.trim();
  const own = withoutQuotes(lines, plain, quote < 0 ? lines.length : quote);
  const isWhole = rest === '' || quote >= 0;
  const written = withoutBlankEnds(isWhole ? withoutSignature(own) : own)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  if (!isWhole) return `${written}${rest}`;
  return written.trim() === '' ? text.trim() : written;
}

/** The place behind so many lines. */
function endOfLines(text: string, most: number): number {
  let at = -1;
  for (let lines = 0; lines < most; lines += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return text.length;
  }
  return at;
}

/** A line as it's compared: in small letters, without the marks that HTML's bold and horizontal rules become. */
function plainOf(line: string): string {
  return line.replaceAll('*', '').trim().toLowerCase();
}

/** The words of a line of dashes and words: '----- Original Message -----'. */
function wordsInRule(plain: string): string {
  return (
    plain
      .replace(/^[-_=<>\s]+/, '')
      .replace(/[-_=<>:]$/, '')
      .split(/[-_=]{2,}/)[0]
      ?.trim() ?? ''
  );
}

function isForward(plain: string): boolean {
  if (plain.startsWith('>') || plain.length > 100) return false;
  const words = wordsInRule(plain);
  const isRule = plain.startsWith('--') || plain.endsWith(':');
  return isRule && forwards.some((one) => words === one || words.startsWith(`${one} `));
}

/** Whether all that follows is an email that's quoted, from this line on. */
function startsRest(plain: readonly string[], at: number): boolean {
  const line = plain[at] ?? '';
  if (line.startsWith('>')) return false;
  if (/^[-_]{2,}/.test(line) && originals.includes(wordsInRule(line))) return true;
  if (isQuotedHeader(plain, at)) return true;
  const end = introEnd(plain, at);
  // Where a quote with marks follows, what's below or between it may be an answer too.
  return end >= 0 && !nextLine(plain, end + 1).startsWith('>');
}

/** "From:" and its companions, with a rule above them in some programs. */
function isQuotedHeader(plain: readonly string[], at: number): boolean {
  if (!fromFields.includes(fieldName(plain[at] ?? ''))) return false;
  const below = plain.slice(at + 1, at + 1 + fieldLines).map(fieldName);
  return new Set(below.filter((name) => otherFields.includes(name))).size >= fieldsNeeded;
}

function fieldName(plain: string): string {
  const colon = plain.indexOf(':');
  return colon > 0 && colon < 20 ? plain.slice(0, colon).trim() : '';
}

/** The last line of what introduces a quote, if this is its first: 'On Tue, Nov 3, 2026, Rosa Diaz <rosa@example.com> wrote:'. Otherwise -1. */
function introEnd(plain: readonly string[], at: number): number {
  let whole = '';
  for (let end = at; end < Math.min(at + introLines, plain.length); end += 1) {
    const line = plain[end] ?? '';
    if (line === '' || line.startsWith('>')) return -1;
    whole = whole ? `${whole} ${line}` : line;
    if (whole.length > longestIntro) return -1;
    if (end > at && !beginsIntro(whole)) return -1;
    if (!isIntro(whole, nextLine(plain, end + 1).startsWith('>'))) continue;
    // A sentence above that begins like one isn't part of it.
    for (let later = at + 1; later <= end; later += 1) if (beginsIntro(plain[later] ?? '') && introEnd(plain, later) === end) return -1;
    return end;
  }
  return -1;
}

function beginsIntro(words: string): boolean {
  return quoteStarts.some((one) => words.startsWith(`${one} `));
}

function isIntro(whole: string, isBeforeQuote: boolean): boolean {
  const words = withoutDashes(whole);
  if (!words.endsWith(':') && !whole.startsWith('--')) return false;
  const said = withoutEnd(words, /[: ]/);
  const names = quoteEnds.some((one) => said.endsWith(` ${one}`)) || quoteMiddles.some((one) => said.includes(` ${one} `));
  // "On page 3 you wrote:" is an own sentence.
  const saysWhen = said.includes('@') || /\b(?:19|20)\d\d\b|\d[:.]\d\d/.test(said);
  if (isBeforeQuote) return names || saysWhen;
  return names && saysWhen && (beginsIntro(words) || said.includes('@'));
}

/** Some programs write dashes around the line. */
function withoutDashes(line: string): string {
  let [from, to] = [0, line.length];
  while (from < to && '- '.includes(line[from] ?? '')) from += 1;
  while (to > from && '- '.includes(line[to - 1] ?? '')) to -= 1;
  return line.slice(from, to);
}

/** The next line that isn't empty. */
function nextLine(plain: readonly string[], from: number): string {
  for (let at = from; at < Math.min(from + 3, plain.length); at += 1) if (plain[at] !== '') return plain[at] ?? '';
  return '';
}

/** The lines before a place that aren't quotes with marks, nor introduce one. */
function withoutQuotes(lines: readonly string[], plain: readonly string[], end: number): string[] {
  const own: string[] = [];
  for (let at = 0; at < end; at += 1) {
    const introducedTo = introEnd(plain, at);
    if (introducedTo >= 0) at = introducedTo;
    else if (!plain[at]?.startsWith('>')) own.push(lines[at] ?? '');
  }
  return own;
}

/** Cuts at the mark of a signature, and at what a phone adds, which is always at the end. */
function withoutSignature(lines: readonly string[]): string[] {
  const used = lines.filter((line) => line.trim() !== '').length;
  let before = 0;
  const cut = lines.findIndex((line) => {
    const rest = used - before;
    if (line.trim() !== '') before += 1;
    if (line === '-- ') return true;
    const plain = plainOf(line);
    if (rest > signatureLines) return false;
    return /^(?:--|—|__|_{10,}|-{10,})$/.test(plain) || (plain.length < 80 && devices.some((one) => plain.startsWith(one)));
  });
  return cut < 0 ? [...lines] : lines.slice(0, cut);
}

function withoutBlankEnds(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first < 0 ? [] : lines.slice(first, last + 1).map((line) => line.trimEnd());
}
