import { LRUCache } from 'lru-cache';
import type { Brief } from '../brief/brief.ts';
import { isNamed, questionOf } from '../interview/answers.ts';
import { kindOfBrief } from '../interview/kind-of-brief.ts';
import { languageOf } from '../language/language.ts';
import type { Kind } from '../lexicon/lexicon.ts';
import { briefTexts, namesOf } from './brief-texts.ts';
import { moveFromDescription } from './moved-texts.ts';
import { plainMarks } from './rules/typography.ts';
import { type TextKind, type Tidied, tidied } from './tidy.ts';

/** One change to a text of the brief, as the owner is shown it. */
export interface Change {
  field: string;
  before: string;
  after: string;
  /** What was changed, in a few words: 'Spelling', 'Capital letter'. */
  what: string[];
}

/** Places, names and the language that decide what is left alone. */
export interface ProofreadingContext {
  language: 'en' | 'es';
  /** Names no rule may change: the business and its people. */
  names: string[];
}

const seen = new LRUCache<string, Tidied>({ max: 2000 });

/** The text as a proofreader would leave it. The same text always has the same result. */
export async function tidyText(
  text: string,
  context: ProofreadingContext,
  options: { kind: 'description' | 'sentences' | 'label' | 'quote' | 'place' } = { kind: 'sentences' },
): Promise<{ text: string; what: string[] }> {
  return cached(text, options.kind, context, []);
}

/**
 * All texts of a brief tidied. `kept` are fields whose changes the owner undid: those stay as typed as long as their
 * text is the same.
 */
export async function tidyBrief(
  brief: Brief,
  kept: readonly { field: string; text: string }[],
): Promise<{ brief: Brief; changes: Change[] }> {
  const edited = structuredClone(brief);
  const kind = kindOfBrief(edited);
  const texts = briefTexts(edited).filter(({ field, text }) => !isChip({ brief: edited, kind }, field, text));
  const context: ProofreadingContext = { language: languageOf(edited), names: namesOf(edited) };
  const towns: string[] = [];
  const changes: Change[] = [];
  for (const { field, text, kind, replace } of [...texts].sort((a, b) => placesFirst(a.kind) - placesFirst(b.kind))) {
    const { text: after, what } = isKept(field, text, kept) ? { text, what: [] } : await cached(text, kind, context, towns);
    if (kind === 'place') towns.push(after);
    if (after === text) continue;
    replace(after);
    if (isWorthListing(text, after)) changes.push({ field, before: text, after, what });
  }
  const described = 'business.description';
  if (!isKept(described, brief.business.description, kept)) {
    const what = moveFromDescription(edited);
    const change = changes.find(({ field }) => field === described);
    const after = edited.business.description;
    if (what.length > 0 && change) Object.assign(change, { after, what: [...change.what, ...what] });
    else if (what.length > 0) changes.push({ field: described, before: brief.business.description, after, what });
  }
  const order = new Map(texts.map(({ field }, index) => [field, index]));
  return { brief: edited, changes: changes.sort((a, b) => (order.get(a.field) ?? 0) - (order.get(b.field) ?? 0)) };
}

/** Curly quotes and an added final period are no news to anyone. */
function isWorthListing(before: string, after: string): boolean {
  const typed = plainMarks(before);
  const tidy = plainMarks(after);
  return tidy !== typed && tidy !== `${typed}.`;
}

/** Towns come first, so other texts write them the same way. */
function placesFirst(kind: TextKind): number {
  return kind === 'place' ? 0 : 1;
}

/** An answer that was picked rather than typed: it has to stay as the interview has it. */
function isChip({ brief, kind }: { brief: Brief; kind: Kind }, field: string, text: string): boolean {
  const index = /^interview\.(\d+)\.answers\./.exec(field)?.[1];
  const entry = brief.interview?.[Number(index)];
  if (index === undefined || !entry) return false;
  const question = questionOf(kind, entry.question);
  return question?.chips.some((chip) => isNamed(chip, text)) ?? false;
}

/** A service that is booked keeps its name if the owner keeps it in the list of services. */
function isKept(field: string, text: string, kept: readonly { field: string; text: string }[]): boolean {
  const asService = field.startsWith('details.booking.services.');
  return kept.some((one) => one.text === text && (one.field === field || (asService && /^services\.\d+\.name$/.test(one.field))));
}

async function cached(text: string, kind: TextKind, { language, names }: ProofreadingContext, towns: readonly string[]): Promise<Tidied> {
  const key = JSON.stringify([text, kind, language, names, towns]);
  const earlier = seen.get(key);
  if (earlier) return { text: earlier.text, what: [...earlier.what] };
  const result = await tidied(text, kind, { language, names, towns });
  seen.set(key, result);
  return { text: result.text, what: [...result.what] };
}
