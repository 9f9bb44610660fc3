import type { SlotAnswer } from './slot.ts';

/**
 * The answers in a model's reply: a JSON object or list, or text that holds one, fenced or between other words. Entries that aren't
 * answers are left out, so the list may be empty. Undefined if the reply holds no JSON object or list. Never throws.
 */
export function readAnswers(reply: unknown): SlotAnswer[] | undefined {
  const value = typeof reply === 'string' ? parsedFrom(reply) : reply;
  return value !== null && typeof value === 'object' ? entriesOf(value).flatMap(answerFrom) : undefined;
}

function parsedFrom(text: string): unknown {
  const fences = [...text.matchAll(/```(?:json)?([\s\S]*?)```/gi)].map(([, inside = '']) => inside);
  for (const candidate of [text, ...fences, between(text, '{', '}'), between(text, '[', ']')]) {
    const value = parsed(candidate);
    if (value !== null && typeof value === 'object') return value;
  }
  return undefined;
}

function between(text: string, open: string, close: string): string {
  const start = text.indexOf(open);
  return start < 0 ? '' : text.slice(start, text.lastIndexOf(close) + 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** A property of the object itself. JSON may hold `__proto__`, and getters may throw. */
function own(value: object, key: string): unknown {
  const property = Object.getOwnPropertyDescriptor(value, key);
  return property && 'value' in property ? property.value : undefined;
}
