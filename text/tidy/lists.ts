import { withoutEnd } from '../text-end.ts';
import { plainCharacters } from './characters.ts';

/** Bullets of word processors, notes apps and social networks. */
const bullet = '[•‣●○◦∙▪▫■□◆◇♦►▶▸➢➤➔➜→❖✓✔✅☑☐★☆✦✳✶⁃]\\ufe0f?';
/** A dash or a star is a list sign only with a space or a word after it: '-5' and '*69' aren't. */
const dash = '[-–—*·](?=\\s|\\p{L})';
const counted = '\\(?\\d{1,2}[.)](?=\\s|\\p{Lu})|[a-h]\\)(?=\\s)';
/** Letters that Word's bullets are in plain text, with the tab that follows them. */
const lettered = '[o§Øüvq](?=\\t)|\\[[ xX]?\\](?=\\s)';

const sign = new RegExp(`^\\s*(?:${bullet}|${dash}|${counted}|${lettered})\\s*`, 'u');
const signWithoutNumber = new RegExp(`^\\s*(?:${bullet}|${dash}|${lettered})\\s*`, 'u');
const emojiSign = /^\s*\p{Extended_Pictographic}\ufe0f?\s+(?=\p{L})/u;
/** Between entries that lost their line breaks: 'Oil changes • Brakes'. */
const between = new RegExp(`\\s*(?:${bullet})\\s*|\\s+·\\s+`, 'gu');

/** The line without the sign of a list at its start: '• Brakes', '- Brakes', '1. Brakes' → 'Brakes'. */
export function withoutListSign(line: string): string {
  return withoutSign(line, sign);
}

/** The same for a name, which may begin with a number: '1. FC Bakery'. */
export function withoutBullet(line: string): string {
  return withoutSign(line, signWithoutNumber);
}

function withoutSign(line: string, pattern: RegExp): string {
  const rest = line.replace(pattern, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : line;
}

/** A label with commas where it had bullets: 'Hair • Nails' → 'Hair, Nails'. */
export function withoutBulletsInside(line: string): string {
  return withoutEnd(line.replace(between, ', '), /[\s,]/);
}

/** The lines of a pasted list without their signs. What's in one line may be several entries, as in '• Brakes • Tires'. */
export function listEntries(text: string): string[] {
  return linesOf(plainCharacters(text)).flatMap((line) => withoutListSign(line.replace(emojiSign, '')).trim() || []);
}

/** Entries of a list, if the text is one, with the words before it. */
interface FoundList {
  lead: string;
  entries: string[];
}

/**
 * The text with its lists as sentences: 'We offer:\n• Brakes\n• Tires' → 'We offer: Brakes, Tires.' Entries that are sentences stay
 * sentences. Nothing but the signs is lost.
 */
export function listsAsSentences(text: string): string {
  const done: string[] = [];
  let found: FoundList | undefined;
  const close = () => {
    if (found) done.push(...sentencesOf(found));
    found = undefined;
  };
  for (const line of linesOf(text)) {
    const entry = line.replace(emojiSign, '').replace(sign, '');
    if (entry !== line && /[\p{L}\p{N}]/u.test(entry)) {
      const lead = found ? '' : leadOf(done);
      found ??= { lead, entries: [] };
      found.entries.push(entry.trim());
    } else if (line.trim() || !found) {
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
    const bullets = [...line.matchAll(between)].filter(([found]) => !/^\s+·\s+$/.test(found));
    if (bullets.length >= 2 || (bullets.length === 1 && new RegExp(`^\\s*(?:${bullet})`, 'u').test(line)))
      return line.split(between).flatMap((entry, index) => (entry.trim() ? (index === 0 ? entry : `• ${entry}`) : []));
    if (/^\s*- \S/.test(line) && / - \S/.test(line.trimStart().slice(2)))
      return `${line}`.split(/(?:^|\s)\s*- (?=\S)/).flatMap((entry) => (entry.trim() ? `- ${entry}` : []));
    if (/^\s*1[.)] /.test(line) && / 2[.)] /.test(line)) return line.split(/ (?=\d{1,2}[.)] )/);
    return [line];
  });
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

function sentencesOf({ lead, entries }: FoundList): string[] {
  const isParts = entries.every((entry) => entry.length <= longestPart && !/[.!?…]\s/.test(entry) && !/[!?]$/.test(entry));
  if (isParts && (entries.length > 1 || lead)) {
    const parts = entries.map((entry) => withoutEnd(entry, /[\s.,;:]/));
    const joined = parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ');
    return [`${lead ? `${lead}: ${joined}` : joined}.`];
  }
  return [...(lead ? [`${lead}.`] : []), ...entries];
}
