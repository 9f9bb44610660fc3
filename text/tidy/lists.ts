import { withoutEnd } from '../text-end.ts';
import { plainCharacters } from './characters.ts';
import { isOfListing } from './listings.ts';

/** Bullets of word processors, notes apps and social networks. */
const bullet = '[•‣●○◦∙▪▫■□◆◇♦►▶▸➢➤➔➜→❖✓✔✅☑☐★☆⭐✦✳✶⁃]\\ufe0f?';
/** A dash or a star is a list sign only with a space or a word after it: '-5' and '*69' aren't. */
const dash = '[-–—*·](?=\\s|\\p{L})';
const counted = '\\(?\\d{1,2}[.)](?=\\s|\\p{Lu})|[a-h]\\)(?=\\s)';
/** Letters that Word's bullets are in plain text, with the tab that follows them. */
const lettered = '[o§Øüvq](?=\\t)|\\[[ xX]?\\](?=\\s)';

const signs = `\\s*(?:${bullet}|${dash}|${counted}|${lettered})\\s*`;
const sign = new RegExp(`^${signs}`, 'u');
const signHere = new RegExp(signs, 'uy');
const bulletHere = new RegExp(`\\s*(?:${bullet}|${dash}|${lettered})\\s*`, 'uy');
const countedSign = new RegExp(`^\\s*(?:${counted})`, 'u');
const letteredSign = new RegExp(`^[^\\S\\n]*(?:${lettered})\\s?`, 'gmu');
const emojiSign = /^\s*\p{Extended_Pictographic}\ufe0f?\s+(?=[\p{L}\p{N}])/u;
const turn = /^\s*(?:q(?:uestion)?|a(?:ns(?:wer)?)?|p(?:regunta)?|r(?:espuesta)?)(?: ?\d{1,2})?\s?[:)]\s+/i;
/** Between entries that lost their line breaks: 'Oil changes • Brakes'. */
const between = new RegExp(bullet, 'gu');
const beforeFirst = new RegExp(`^\\s*${bullet}`, 'u');

/** The line without the sign of a list at its start: '• Brakes', '- Brakes', '1. Brakes' → 'Brakes'. */
export function withoutListSign(line: string): string {
  return withoutSigns(line, signHere);
}

/** The same for a name, which may begin with a number: '1. FC Bakery'. */
export function withoutBullet(line: string): string {
  return withoutSigns(line, bulletHere);
}

/** A line without the emoji that some begin it with: '📍 12 Elm St' → '12 Elm St'. */
export function withoutEmojiSign(line: string): string {
  return line.replace(emojiSign, '');
}

/** A question or its answer without what it's marked with: 'Q1) How long?' → 'How long?' */
export function withoutTurn(text: string): string {
  return text.replace(turn, '');
}

const lastWord = /[\p{L}\p{N}][^\p{L}\p{N}]*$/u;

/** Without the signs at its start, as long as a letter or number follows. The pattern is sticky, so thousands of signs are read once. */
function withoutSigns(line: string, pattern: RegExp): string {
  const last = line.search(lastWord);
  let start = 0;
  for (pattern.lastIndex = 0; pattern.test(line) && pattern.lastIndex <= last; ) start = pattern.lastIndex;
  return line.slice(start);
}

/** A label with commas where it had bullets: 'Hair • Nails' → 'Hair, Nails'. */
export function withoutBulletsInside(line: string): string {
  return withoutEnd(line.replace(between, ', ').replace(/\s·\s/g, ', '), /[\s,]/);
}

/** The lines of a pasted list without their signs. What's in one line may be several entries, as in '• Brakes • Tires'. */
export function listEntries(text: string): string[] {
  return linesOf(plainCharacters(text)).flatMap((line) => withoutListSign(withoutEmojiSign(line)).trim() || []);
}

/** Entries of a list, if the text is one, with the words before it. */
interface FoundList {
  lead: string;
  entries: string[];
  /** Its entries are steps, which follow each other. */
  isCounted: boolean;
  /** Its first line as it was typed. */
  typed: string;
}

/**
 * The text with its lists as sentences: 'We offer:\n• Brakes\n• Tires' → 'We offer: Brakes, Tires.' Entries that are sentences stay
 * sentences. Nothing but the signs is lost. `and` goes before the last of entries that complete what announces them: 'Tell us a, b, and c.'
 */
export function listsAsSentences(text: string, and?: string): string {
  const done: string[] = [];
  let list: FoundList | undefined;
  const close = () => {
    if (list) done.push(...sentencesOf(list, and));
    list = undefined;
  };
  for (const line of linesOf(text)) {
    const entry = withoutEmojiSign(line).replace(sign, '');
    if (entry !== line && /[\p{L}\p{N}]/u.test(entry)) {
      const lead = list ? '' : leadOf(done);
      list ??= { lead, entries: [], isCounted: countedSign.test(line), typed: line };
      list.entries.push(entry.trim());
    } else if (line.trim() || !list) {
      close();
      done.push(line);
    }
  }
  close();
  return done.join('\n');
}

/** The lines of a text, and of a list that lost its line breaks, each entry. */
function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (isOfListing(line)) return [line];
    const bullets = line.match(between)?.length ?? 0;
    if (bullets > 1 && isEntry(line.slice(0, line.search(between)))) return entriesOf(['', ...line.split(between)], '•');
    if (bullets > 1 || beforeFirst.test(line)) return entriesOf(line.split(between), '•');
    if (/^\s*- \S/.test(line)) return entriesOf(line.split(/(?:^|\s)- (?=\S)/), '-');
    if (/^\s*1[.)] /.test(line) && / 2[.)] /.test(line)) return line.split(/ (?=\d{1,2}[.)] )/);
    return [line];
  });
}

/** True for 'Brakes' in 'Brakes • Tires • Oil', but not for 'Our services' or 'We offer'. */
function isEntry(before: string): boolean {
  const words = before.trim();
  return /^[\p{L}\p{N}&' -]{2,30}$/u.test(words) && words.split(' ').length < 4 && !announces.test(words) && !open.test(words);
}

const announces = /^(?:our|what|we|nuestr[oa]s|services|servicios|menu|menú|hours|horario|specials|areas?|service area)(?!\p{L})/iu;

/** What's before the first sign, and then each entry with its sign. */
function entriesOf([before = '', ...parts]: string[], listSign: string): string[] {
  return [...(before.trim() ? [before] : []), ...parts.flatMap((part) => (part.trim() ? `${listSign} ${part.trim()}` : []))];
}

/** The line above a list if it announces the list: 'We offer:', 'Our services'. It's taken off the lines before. */
function leadOf(done: string[]): string {
  while (done.at(-1)?.trim() === '' && /[^.!?…]$/.test(done.findLast((line) => line.trim())?.trim() ?? '.')) done.pop();
  const last = done.at(-1)?.trim() ?? '';
  if (!last || /[.!?…]["”’)]*$/.test(last)) return '';
  done.pop();
  return withoutEnd(last, /[\s:;,–—-]/);
}

/** The longest entry that's a part of a sentence, in characters. */
const longestPart = 70;

/** What the entries after it complete: 'Tell us', 'We offer', but not 'What we offer'. */
const open =
  /^(?!(?:what|which|how|where|why|things|all|everything)\b).*(?<!\p{L})(?:us|me|know|bring|offer|provide|need|include|do|fix|sell)$/iu;

function sentencesOf({ lead, entries, isCounted, typed }: FoundList, and: string | undefined): string[] {
  // One number is no list: '7. Don't.' may be the end of a sentence.
  if (isCounted && entries.length === 1 && !lead) return [typed];
  const isShort = entries.every((entry) => entry.length <= longestPart && !/[.!?…]\s/.test(entry) && !/[!?]$/.test(entry));
  const isSmall = entries.every((entry) => /^\p{Ll}/u.test(entry));
  // Steps are sentences, unless they only complete what's above them.
  const isParts = isShort && (!isCounted || (lead !== '' && (isSmall || open.test(lead))));
  if (!isParts || (entries.length === 1 && !lead)) return lead ? [`${lead}: ${entries[0]}`, ...entries.slice(1)] : entries;
  const parts = entries.map((entry) => withoutEnd(entry, /[\s.,;:]/));
  const isOpen = isSmall && open.test(lead);
  return [`${isOpen || !lead ? lead : `${lead}:`} ${joined(parts, isOpen ? and : undefined)}.`.trim()];
}

function joined(parts: string[], and: string | undefined): string {
  const sign = parts.some((part) => part.includes(',')) ? ';' : ',';
  const last = parts.at(-1) ?? '';
  if (!and || parts.length < 2 || /^(?:and|or|plus|y|e|o)\s/i.test(last)) return parts.join(`${sign} `);
  const before = parts.slice(0, -1).join(`${sign} `);
  return parts.length === 2 ? `${before} ${and} ${last}` : `${before}${sign} ${and} ${last}`;
}

/** Bullets as Word and forms copy them, as one that every reader knows: 'o\tBrakes', '[x] Brakes' → '• Brakes'. */
export function plainBullets(text: string): string {
  return text.replace(letteredSign, '• ');
}

/** What a line ends or begins with that goes on in the next one, or from the one before. */
const goesOn = /(?:[,&:]|(?:^|\s)(?:and|or|y|o))$/i;
const goesOnFrom = /^(?:and|or|but|so|then|y|o|e|pero) \p{Ll}/u;

/** Sentences that were broken into lines in one line each: 'check the baffles,\nand show you' → 'check the baffles, and show you'. */
export function withoutBrokenLines(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const before = lines.at(-1)?.trimEnd() ?? '';
    const next = line.trim();
    const isBroken = before !== '' && next !== '' && (goesOn.test(before) || (goesOnFrom.test(next) && !/[.!?…]$/.test(before)));
    if (isBroken) lines.splice(-1, 1, `${before} ${next}`);
    else lines.push(line);
  }
  return lines.join('\n');
}
