import { tidyInput } from '../../sites/brief/tidy-input.ts';
import { holderAt, valueAt } from '../../sites/document/at-path.ts';
import { printedPhones } from '../../text/phone.ts';
import { isBlank } from './same-answer.ts';

/** A text that our proofreader changed, by its path among the filled entries of a brief. */
export interface EditedText {
  field: string;
  before: string;
  after: string;
}

/** The answer at a path as the site shows it: tidied, without blank rows, and with our proofreader's changes as long as its text is the same. */
export function asShown(answer: unknown, path: string, changes: readonly EditedText[]): unknown {
  const rows = Array.isArray(answer) ? answer.filter((row) => !isBlank(row)) : answer;
  const shown = { answer: tidyInput(rows, path.split('.')) };
  for (const { field, before, after } of changes) {
    if (field !== path && !field.startsWith(`${path}.`)) continue;
    const place = `answer${field.slice(path.length)}`;
    const { holder, key } = holderAt(shown, place);
    if (holder && valueAt(shown, place) === before) holder[key] = after;
  }
  return path === 'business.phone' && typeof shown.answer === 'string' ? printedPhones(shown.answer) : shown.answer;
}
