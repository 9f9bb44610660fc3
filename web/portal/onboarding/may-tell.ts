import { answerAt, type BriefStep, stepOfField } from '../../../domain/briefs/schema.ts';
import { isBlank } from './answer-at.ts';

export interface Heard {
  /** What is answered now. */
  answer: (path: string) => unknown;
  /** What was answered when the page was opened. */
  answeredBefore: unknown;
  /** Fields that were left. */
  left: ReadonlySet<string>;
  /** Steps that were left with 'Next'. */
  leftSteps: ReadonlySet<BriefStep>;
  /** The person asked to see everything. */
  checked: boolean;
}

/**
 * Whether what is wrong with a field may be said yet: not while it is answered for the first time, and not of an empty
 * field before the person wants to go on without it.
 */
export function mayTell(field: string, { answer, answeredBefore, left, leftSteps, checked }: Heard): boolean {
  if (checked || leftSteps.has(stepOfField(field))) return true;
  const isListed = /\.\d+(\.|$)/.test(field);
  if (!isListed && isBlank(answer(field))) return false;
  return [...left].some((path) => field === path || field.startsWith(`${path}.`)) || !isBlank(answerAt(answeredBefore, field));
}
