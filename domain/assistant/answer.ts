import { brand } from '../../content/brand.ts';
import { callUs } from '../../content/reach-us.ts';
import { plainWords } from '../../text/plain-letters.ts';
import { truncate } from '../../text/truncate.ts';
import type { Knowledge } from './knowledge.ts';
import { type Found, lookUp } from './look-up.ts';
import type { Passage } from './passage.ts';
import { quote } from './quote.ts';
import type { ChatMessage } from './schema.ts';
import { aboutMyself, asksElsewhere, smallTalk, tampersWith } from './small-talk.ts';
import { termsOf } from './terms.ts';

/** Characters of a message that are read. */
const longestMessage = 1000;
/** The most questions of a message that are looked up, answers that are given, and earlier messages used as context. */
const mostQuestions = 4;
const mostAnswers = 2;
const contextMessages = 2;

const onlyUs = () => `I can only answer questions about ${brand.name}: what it costs, how it works and what you get.`;
const person = (supportLabel: string) =>
  `A person can help: [write to us](/contact), [book a call](/booking), or ${callUs()}, ${supportLabel}.`;

/**
 * The reply to the last message of a chat, as text with Markdown links to our own pages: sentences from those pages, small
 * talk, or a plain 'I can only answer questions about …' with ways to reach a person. Every claim about us comes from a passage.
 */
export function answerQuestion(messages: readonly ChatMessage[], knowledge: Knowledge): string {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => truncate(content, longestMessage));
  const message = questions.at(-1) ?? '';
  const folded = plainWords(message);
  if (tampersWith(folded)) return onlyUs();
  const myself = aboutMyself(folded, knowledge.supportLabel);
  if (myself) return myself;
  if (asksElsewhere(folded)) return onlyUs();
  const talk = smallTalk(folded, knowledge.supportLabel);
  const termsIn = (text: string) => termsOf(knowledge.spelled(text));
  if (talk && !termsIn(message).length) return talk;
  const earlier = questions.slice(-1 - contextMessages, -1).flatMap(termsIn);
  const results = questionsIn(message).map(({ question, around }) => {
    const beside = termsIn(around);
    return lookUp(knowledge.spelled(question), beside.length ? beside : earlier, knowledge);
  });
  const answers = results.flatMap((result) => ('answer' in result ? [result.answer] : []));
  if (answers.length) return distinct(answers).slice(0, mostAnswers).map(reply).join('\n\n');
  return (
    talk ??
    declined(
      results.flatMap((result) => ('near' in result ? result.near : [])),
      knowledge.supportLabel,
    )
  );
}

/** The questions of a message, each with the sentences around it. The whole message if none of its sentences is a question. */
function questionsIn(message: string): { question: string; around: string }[] {
  const sentences = message.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => sentence.trim());
  const asks = (sentence: string) => sentence.trim().endsWith('?');
  const questions = sentences.flatMap((question, place) => {
    const around = sentences.filter((other, otherPlace) => otherPlace < place || (otherPlace > place && !asks(other)));
    return asks(question) ? [{ question, around: around.join(' ') }] : [];
  });
  return questions.length ? questions.slice(0, mostQuestions) : [{ question: message, around: '' }];
}

function distinct(answers: Found[]): Found[] {
  return answers.filter(({ passage }, place) => answers.findIndex((other) => other.passage === passage) === place);
}

function reply({ passage, terms, more, same }: Found): string {
  const links = [{ title: passage.label ?? passage.title, path: passage.path }, ...more].map(({ title, path }) => `[${title}](${path})`);
  return `${quote(passage, terms, same)}\n\nMore: ${links.join(', ')}`;
}

function declined(near: readonly Passage[], supportLabel: string): string {
  const links = [...new Set(near.map(({ title, label, path }) => `[${label ?? title}](${path})`))];
  return [
    onlyUs(),
    'I couldn’t find an answer to that on our pages.',
    ...(links.length ? [`These might help: ${links.join(', ')}.`] : []),
    person(supportLabel),
  ].join(' ');
}
