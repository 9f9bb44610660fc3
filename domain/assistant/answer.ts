import { brand } from '../../content/brand.ts';
import type { Knowledge } from './knowledge.ts';
import { type Found, lookUp } from './look-up.ts';
import type { Passage } from './passage.ts';
import { quote } from './quote.ts';
import { aboutMyself, asksElsewhere, smallTalk, tampersWith } from './small-talk.ts';
import { fold, termsOf } from './terms.ts';

/** Seed section 3. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** Characters of a message that are read. */
const longestMessage = 1000;
/** Questions of one message that are answered, and earlier messages that a follow-up may lean on. */
const mostQuestions = 2;
const contextMessages = 2;

const onlyUs = `I only know ${brand.name}: what it costs, how it works and what you get.`;
const person = `A person can help: [write to us](/contact), [book a call](/booking), or call ${brand.phone.display}, ${brand.supportHours.label}.`;

/**
 * The reply to the last message of a chat, as text with Markdown links to our own pages: sentences of those pages, small
 * talk, or a plain 'I only know …' with the way to a person. Says nothing about us that no passage says.
 */
export function answerQuestion(messages: readonly ChatMessage[], knowledge: Knowledge): string {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, longestMessage));
  const message = asked.at(-1) ?? '';
  const said = fold(message);
  if (tampersWith(said)) return onlyUs;
  const myself = aboutMyself(said);
  if (myself) return myself;
  if (asksElsewhere(said)) return onlyUs;
  const context = asked.slice(-1 - contextMessages, -1).flatMap(termsOf);
  const results = questionsIn(message).map((question) => lookUp(question, context, knowledge));
  const answers = results.flatMap((result) => ('answer' in result ? [result.answer] : []));
  if (answers.length) return distinct(answers).slice(0, mostQuestions).map(reply).join('\n\n');
  return smallTalk(said) ?? declined(results.flatMap((result) => ('near' in result ? result.near : [])));
}

/** The questions of a message; all of it when none of its sentences is marked as one. */
function questionsIn(message: string): string[] {
  const sentences = message.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => sentence.trim());
  const questions = sentences.filter((sentence) => sentence.trim().endsWith('?'));
  return questions.length ? questions : [message];
}

function distinct(answers: Found[]): Found[] {
  return answers.filter(({ passage }, place) => answers.findIndex((other) => other.passage === passage) === place);
}

function reply({ passage, terms, more }: Found): string {
  const links = [passage, ...more].map(({ title, path }) => `[${title}](${path})`);
  return `${quote(passage, terms)}\n\nMore: ${links.join(', ')}`;
}

function declined(near: readonly Passage[]): string {
  const links = near.map(({ title, path }) => `[${title}](${path})`);
  return [onlyUs, 'I found no answer to that on our pages.', ...(links.length ? [`The closest: ${links.join(', ')}.`] : []), person].join(' ');
}
