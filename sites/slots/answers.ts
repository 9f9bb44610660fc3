import { jsonIn, own } from './reply.ts';
import type { SlotAnswer } from './slot.ts';

/**
 * The answers in a model's reply: a JSON object or list, or text that holds one, fenced or between other words. Entries that aren't
 * answers are left out, so the list may be empty. Undefined if the reply holds no JSON object or list. Never throws.
 */
export function readAnswers(reply: unknown): SlotAnswer[] | undefined {
  const value = jsonIn(reply);
  return value && entriesOf(value).flatMap(answerFrom);
}

/** `{ answers: [...] }`, a list, or a single answer. */
function entriesOf(value: object): unknown[] {
  if (Array.isArray(value)) return value;
  const answers = own(value, 'answers');
  if (Array.isArray(answers)) return answers;
  return own(value, 'text') === undefined ? [] : [value];
}

function answerFrom(entry: unknown): SlotAnswer[] {
  if (entry === null || typeof entry !== 'object') return [];
  const [id, text, facts] = ['id', 'text', 'facts'].map((key) => own(entry, key));
  if (typeof id !== 'string' || typeof text !== 'string' || !Array.isArray(facts)) return [];
  if (!facts.every((fact) => typeof fact === 'string')) return [];
  return [{ id, text: text.normalize('NFC'), facts: [...facts] }];
}
