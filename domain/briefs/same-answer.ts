import { isDeepStrictEqual } from 'node:util';

/** True if two answers are equal. Missing, empty text, an empty list and no hours are the same, and so are days in any order. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(isEmpty(one) ? null : one, isEmpty(other) ? null : other);
}

function isEmpty(answer: unknown): boolean {
  return !answer || (typeof answer === 'object' && Object.keys(answer).length === 0);
}
