import type { AskedQuestion } from '../../../domain/briefs/advice.ts';
import { listLimits } from '../../../sites/brief/limits.ts';
import { ended } from '../../../text/text-end.ts';
import { isBlank } from '../same-answer.ts';
import type { ChosenTraits } from '../steps/trait-choices.ts';

/** An answer of the interview as the brief stores it: labels of chips or the owner's own words, and what a chip asks for. */
export interface Given {
  question: string;
  answers: string[];
  detail?: string;
}

/** A question with its answer. `at` is the answer's place in the brief's list, for a new one the place it will get. */
export interface InterviewRow {
  at: number;
  asked: AskedQuestion;
  given: Given | undefined;
}

/** What step 1 asks in other words. */
type AnsweredBefore = ChosenTraits & { languages?: string[] };

/**
 * The questions to ask with their answers. What the owner answered in step 1 (`before`) isn't asked again, and ways to pay are
 * asked in the field below, which takes more of them. What's asked beside a short page is among them once it's answered.
 */
export function rowsOf(asked: AskedQuestion[], list: readonly Given[], before: AnsweredBefore = {}): InterviewRow[] {
  const isAsked = ({ before: field, besidePage }: AskedQuestion) =>
    !besidePage && (!field || (field !== 'payments' && isBlank(before[field])));
  return withAnswers(asked, list).filter(({ asked: question, given }) => given || isAsked(question));
}

function withAnswers(asked: AskedQuestion[], list: readonly Given[]): InterviewRow[] {
  let next = list.length;
  return asked.map((question) => {
    const at = list.findIndex(({ question: text }) => text === question.ask);
    return { at: at < 0 ? next++ : at, asked: question, given: list[at] };
  });
}

/** A question with its answer, asked now or not. */
export function rowOf(asked: AskedQuestion[], list: readonly Given[], ask: string): InterviewRow | undefined {
  return withAnswers(asked, list).find((row) => row.asked.ask === ask);
}

/** The questions to ask of a brief that's being filled in. */
export function rowsToAsk(asked: AskedQuestion[], answer: (path: string) => unknown): InterviewRow[] {
  const traits = (answer('business.traits') ?? {}) as ChosenTraits;
  const languages = (answer('business.languages') ?? []) as string[];
  return rowsOf(asked, (answer('interview') ?? []) as Given[], { ...traits, languages });
}

/** Answers to questions that aren't asked now, such as those of a former trade, with their places in the list. */
export function othersOf(asked: AskedQuestion[], list: readonly Given[]): { at: number; given: Given }[] {
  const asks = new Set(asked.map(({ ask }) => ask));
  return list.flatMap((given, at) => (asks.has(given.question) ? [] : [{ at, given }]));
}

/** The chosen chips, in the order of the question. */
export function chosenIn({ asked, given }: InterviewRow): AskedQuestion['chips'] {
  return asked.chips.filter((chip) => given?.answers.some((answer) => isNamed(chip, answer)));
}

/** The owner's own words: what isn't the label of a chip. */
export function ownWordsIn({ asked, given }: InterviewRow): string {
  return (given?.answers ?? []).filter((answer) => !asked.chips.some((chip) => isNamed(chip, answer))).join(' ');
}

/** The answer after a tap on a chip; undefined if nothing is left of it. `detail` is what the owner entered for the chip before. */
export function withChip(row: InterviewRow, label: string, detail?: string): Given | undefined {
  const chosen = chosenIn(row);
  const chip = row.asked.chips.find((one) => one.label === label);
  if (!chip) return row.given;
  // An answer has one detail, so two chips that need one can't be chosen together.
  const beside = row.asked.several ? chosen.filter((one) => !(one.detail && chip.detail)) : [];
  const next = chosen.includes(chip) ? chosen.filter((one) => one !== chip) : [...beside, chip];
  const before = chosen.find((one) => one.detail);
  const after = next.find((one) => one.detail);
  const kept = after === before || (after?.detail === before?.detail && !detail) ? row.given?.detail : detail;
  return givenOf(row, next, ownWordsIn(row), after && kept);
}

/** The answer with other words of the owner's. `chips` are those chosen before they typed, in case the words equal a chip's label. */
export function withOwnWords(row: InterviewRow, words: string, chips = chosenIn(row)): Given | undefined {
  return givenOf(row, chips, words, row.given?.detail);
}

export function withDetail(row: InterviewRow, detail: string): Given | undefined {
  return row.given && { ...row.given, detail };
}

/** The list with one answer replaced, added or (for undefined) removed. Answers of a former trade go first if there's no room. */
export function withGiven(list: readonly Given[], { asked, at }: InterviewRow, given: Given | undefined): Given[] {
  if (list[at]?.question === asked.ask) return list.flatMap((one, index) => (index === at ? (given ?? []) : one));
  return given ? [...list, given].slice(-listLimits.interview) : [...list];
}

function isNamed({ label, was }: AskedQuestion['chips'][number], answer: string): boolean {
  return answer === label || answer === was;
}

function givenOf({ asked }: InterviewRow, chips: AskedQuestion['chips'], words: string, detail?: string): Given | undefined {
  const labels = asked.chips.filter((chip) => chips.includes(chip)).map(({ label }) => label);
  const answers = [...labels, ...(words.trim() ? [words] : [])];
  return answers.length > 0 ? { question: asked.ask, answers, ...(detail ? { detail } : {}) } : undefined;
}

/** True if an answer says something. 'Yes, for a fee' says nothing until its amount is known. */
export function isAnswered(row: InterviewRow): boolean {
  const hasDetail = Boolean(row.given?.detail?.trim());
  return ownWordsIn(row).trim() !== '' || chosenIn(row).some((chip) => !chip.detail || hasDetail);
}

/** An answer in one line for the summary: 'Yes, off the bill: $79'. */
export function givenText(row: InterviewRow): string {
  const detail = row.given?.detail?.trim();
  const chips = chosenIn(row).map((chip) =>
    chip.detail && detail ? `${chip.label}: ${chip.detail === 'amount' ? withDollar(detail) : detail}` : chip.label,
  );
  const parts = [...chips, ownWordsIn(row)].filter((part) => part.trim());
  return parts.map((part, index) => (index < parts.length - 1 ? ended(part.trim()) : part)).join(' ');
}

/** '79' → '$79'. Text that isn't just a number stays. */
export function withDollar(amount: string): string {
  return /^\d[\d,.]*$/.test(amount.trim()) ? `$${amount.trim()}` : amount;
}
