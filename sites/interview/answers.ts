import { ended } from '../../text/text-end.ts';
import type { Brief } from '../brief/brief.ts';
import { valueAt } from '../document/at-path.ts';
import type { AnswerPlace, Chip, Question, SpanishFile } from '../kinds/format.ts';
import { fold } from '../language/fold.ts';
import type { FormOfAddress } from '../language/form-of-address.ts';
import type { Language } from '../language/language.ts';
import type { Voice } from '../language/voice.ts';
import { type Kind, lexicon, unknownKind } from '../lexicon/lexicon.ts';
import { asInterview, storyQuestionOf } from './page-questions.ts';
import { type Saying, saidSentence, saidShort } from './says.ts';

/** A brief with what its answers are said by: its kind of business, its language and whether one person speaks. */
export interface Interviewed {
  brief: Brief;
  kind: Kind;
  language: Language;
  /** How a Spanish site speaks to its readers. */
  formOfAddress: FormOfAddress;
  voice: Voice;
}

/** An answer of the interview as the site says it. */
export interface AnsweredFact {
  /** Its place in the brief, `interview.2`. */
  field: string;
  /** The question as we asked the owner. */
  ask: string;
  /** The question as a customer would ask it. Without one the answer is a fact. */
  question?: string | undefined;
  /** Whole sentences. Empty if the answer decides traits only. */
  text: string;
  /** The same as the answer to `question`: with 'Yes.' or 'No.' before it if that's what the owner picked. */
  answer: string;
  /** For the line under the headline. */
  short?: string | undefined;
  places: AnswerPlace[];
  chips: Chip[];
}

/** All answers of a brief that can be said, in the order of the interview. */
export function answeredFacts(interviewed: Interviewed): AnsweredFact[] {
  const { brief, kind } = interviewed;
  const facts = (brief.interview ?? []).flatMap((_, index) => answeredFact(interviewed, index) ?? []);
  return inOrder(facts, kind);
}

/** Answers in the order in which their questions are asked. */
export function inOrder(facts: AnsweredFact[], { interview }: Pick<Kind, 'interview'>): AnsweredFact[] {
  const order = new Map(interview.map(({ ask }, index) => [fold(ask), index]));
  const placeOf = ({ ask }: AnsweredFact) => order.get(fold(ask)) ?? interview.length;
  return facts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface Answered {
  brief: Brief;
  answered: readonly AnsweredFact[];
}

/**
 * Where the answers of a brief are that decide what kind of business it is: the question and its chips. Own words beside a chip decide
 * nothing.
 */
export function decidingFields({ brief, answered }: Answered): string[] {
  return answered.flatMap(({ field, chips }) => {
    const deciding = chips.filter(({ sets }) => sets);
    const picked = givenAt(brief, field).flatMap((answer, at) => (deciding.some((chip) => isNamed(chip, answer)) ? [at] : []));
    return deciding.length > 0 ? [`${field}.question`, ...picked.map((at) => `${field}.answers.${at}`)] : [];
  });
}

/** Where a brief answers in the owner's own words, beside chips or as the detail of one. A line about the question may say a chip only. */
export function ownWordFields({ brief, answered }: Answered): string[] {
  return answered.flatMap(({ field, chips }) => [
    ...givenAt(brief, field).flatMap((answer, at) => (chips.some((chip) => isNamed(chip, answer)) ? [] : [`${field}.answers.${at}`])),
    ...(chips.some(({ detail }) => detail) && valueAt(brief, `${field}.detail`) !== undefined ? [`${field}.detail`] : []),
  ]);
}

function givenAt({ interview = [] }: Brief, field: string): string[] {
  return interview[Number(field.split('.')[1])]?.answers ?? [];
}

/** Answer number `index` as the site says it, or undefined if it says nothing: a chip without its detail, or no answer. */
function answeredFact({ brief, kind, language, voice }: Interviewed, index: number): AnsweredFact | undefined {
  const entry = brief.interview?.[index];
  if (!entry || entry.answers.length === 0 || isOfAnotherKind({ brief, kind }, index)) return undefined;
  const question = questionOf(kind, entry.question);
  const spanish = language === 'es' ? spanishOf(kind, question) : undefined;
  const saying: Saying = { voice, language, detail: entry.detail };
  const chips: Chip[] = [];
  const sentences: string[] = [];
  const shorts: string[] = [];
  for (const answer of entry.answers) {
    const chip = question?.chips.find((one) => isNamed(one, answer));
    if (!chip) sentences.push(ended(answer));
    else {
      chips.push(chip);
      const sentence = sayingOf(chip, spanish, language);
      const text = sentence && saidSentence(sentence, chip, saying);
      if (text) sentences.push(text);
      const pattern = language === 'es' ? spanish?.short?.[chip.label] : question?.short?.[chip.label];
      const short = pattern && saidShort(pattern, chip, saying);
      if (short) shorts.push(short);
    }
  }
  if (sentences.length === 0 && chips.every(({ sets }) => !sets)) return undefined;
  const text = [...new Set(sentences)].join(' ');
  const isPicked = chips.length === entry.answers.length;
  const asked =
    language === 'es'
      ? (spanish?.customer ?? storyQuestionOf(entry.question)?.spanish ?? (question ? undefined : entry.question))
      : (question?.customer ?? (question ? undefined : entry.question));
  return {
    field: `interview.${index}`,
    ask: question?.ask ?? entry.question,
    question: asked,
    text,
    answer:
      (isPicked && bareAnswer(asked, text, language)) || [yesOrNo(question, entry.answers, text, language), text].filter(Boolean).join(' '),
    ...(shorts[0] && { short: shorts[0] }),
    places: question?.places ?? ['faq'],
    chips,
  };
}

/**
 * 'No.' to 'Do you deliver?', where our 'We don’t deliver.' would say the question again. Undefined if the text says more, or less. What
 * owners write themselves stays: 'We don’t take tips' is no 'no' to 'Should I tip?'
 */
function bareAnswer(question: string | undefined, text: string, language: Language): string | undefined {
  if (language !== 'en' || !question || !asksYesOrNo.test(question) || /[.!?] /.test(text)) return undefined;
  const isDenied = denies.test(text);
  // To 'In person or online?', yes is no answer. A question with 'not' has two readings.
  if (denies.test(question) || (!isDenied && / or /.test(question))) return undefined;
  const [said, asked] = [wordsThatSay(text), wordsThatSay(question)];
  const isIn = (word: string, others: string[]) => others.some((other) => other.startsWith(word) || word.startsWith(other));
  const isSame = said.every((word) => isIn(word, asked)) && asked.every((word) => isIn(word, said));
  return isSame && said.length > 0 ? (isDenied ? 'No.' : 'Yes.') : undefined;
}

/** True for an answer that only says its question again, unless the question is one for yes or no. */
export function addsNoWord(answer: string, question: string): boolean {
  const [said, asked] = [wordsThatSay(answer), wordsThatSay(question)];
  return said.length > 0 && !asksYesOrNo.test(question) && !denies.test(answer) && said.every((word) => asked.includes(word));
}

/** Words that an answer has to have in common with its question, with their numbers. */
function wordsThatSay(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return words.filter((word) => !plain.has(word) && !denies.test(word));
}

/** True if an answer names what its question is about: 'We take walk-ins' after 'Do you take walk-ins?', but not 'With an appointment' after 'How do we start?'. */
export function saysSubject(question: string, answer: string): boolean {
  const said = wordsThatSay(answer);
  return wordsThatSay(question).some((word) => word.length > 3 && said.includes(word));
}

const plain = new Set(
  'i we you me us my our your it it’s its if too now just there’s that’s is are be am do does did can could will may must should have has need take get there that a an the to for of in on at any'.split(
    ' ',
  ),
);

const asksYesOrNo = /^(?:do|does|can|is|are|will|must|should|may) /i;
const denies = /(?<!\p{L})(?:don|doesn|can|isn|aren|won)[’']t(?!\p{L})|(?<!\p{L})no(?:t|ne)?(?!\p{L})/iu;

/**
 * 'Yes.' or 'No.' if that's how the one chip picked begins, and customers ask in the very words in which the owner was asked: otherwise
 * the owner's yes might be a no to what customers ask.
 */
function yesOrNo(question: Question | undefined, answers: string[], text: string, language: Language): string | undefined {
  const word = /^(?:yes|no)(?![\p{L}])/iu.exec(answers[0] ?? '')?.[0].toLowerCase();
  if (!word || answers.length > 1 || question?.ask !== question?.customer || /^(?:yes|no|sí)(?!\p{L})/iu.test(text)) return undefined;
  if (!question?.chips.some((chip) => isNamed(chip, answers[0] ?? ''))) return undefined;
  return word === 'no' ? 'No.' : language === 'es' ? 'Sí.' : 'Yes.';
}

/** Whether an answer is the label of a chip, or was before we reworded it. */
export function isNamed({ label, was }: Pick<Chip, 'label' | 'was'>, answer: string): boolean {
  return [label, was].some((name) => name !== undefined && fold(name) === fold(answer));
}

/** The question that an answer refers to, as we or as customers ask it: of the kind's interview, its family's or the unknown's, or about the business. */
export function questionOf({ interview, family }: Pick<Kind, 'interview' | 'family'>, wording: string): Question | undefined {
  const folded = fold(wording);
  const asked = [...interview, ...family.interview, ...unknownKind.interview].find(
    ({ ask, customer }) => fold(ask) === folded || (customer !== undefined && fold(customer) === folded),
  );
  const story = asked ? undefined : storyQuestionOf(wording);
  return asked ?? (story && asInterview(story));
}

/** True for an answer to another kind's question, from before the owner changed what the business is. It isn't published. */
export function isOfAnotherKind({ brief, kind }: Pick<Interviewed, 'brief' | 'kind'>, index: number): boolean {
  const question = brief.interview?.[index]?.question ?? '';
  return !questionOf(kind, question) && everyQuestion().has(fold(question));
}

let foldedQuestions: Set<string> | undefined;

/** The folded words of every question of every interview. */
function everyQuestion(): Set<string> {
  foldedQuestions ??= new Set([...lexicon.names.values()].flatMap(({ interview }) => interview.map(({ ask }) => fold(ask))));
  return foldedQuestions;
}

function spanishOf(kind: Kind, question: Question | undefined): SpanishFile['interview'][number] | undefined {
  return question && kind.spanish?.interview.find(({ ask }) => ask === question.ask);
}

function sayingOf(chip: Chip, spanish: SpanishFile['interview'][number] | undefined, language: Language): string | undefined {
  return language === 'es' ? spanish?.chips?.[chip.label] : chip.says;
}
