import { useCallback, useMemo, useRef, useState } from 'react';
import type { BriefProblem } from '../../domain/briefs/queries.ts';
import { answerAt, type BriefStep, stepOfField, stepPaths } from '../../domain/briefs/schema.ts';
import { withoutFieldName } from '../forms/field-messages.ts';
import type { OnboardingData } from './onboarding-data.ts';
import { isBlank } from './same-answer.ts';

/** What the owner has done so far, as far as it decides which problems they see. */
export interface Progress {
  /** The current answer to a field. */
  answer: (path: string) => unknown;
  /** The answers when the page was opened. */
  initialAnswers: unknown;
  /** Fields that have lost the focus. */
  leftFields: ReadonlySet<string>;
  /** Steps that were left with "Next". */
  leftSteps: ReadonlySet<BriefStep>;
  /** True once the owner tried to send the brief: every problem shows. */
  checked: boolean;
}

/**
 * True if a field's problem may be shown. Not while the field is answered for the first time, and not for an empty field
 * before the owner wants to continue without it.
 */
export function isProblemShown(field: string, { answer, initialAnswers, leftFields, leftSteps, checked }: Progress): boolean {
  if (checked || leftSteps.has(stepOfField(field))) return true;
  const isListed = /\.\d+(\.|$)/.test(field);
  if (!isListed && isBlank(answer(field))) return false;
  return [...leftFields].some((path) => field === path || field.startsWith(`${path}.`)) || !isBlank(answerAt(initialAnswers, field));
}

/** The problems of a brief that may be shown. `leaveField` and `leaveStep` show those of what the owner has left. */
export function useShownProblems(
  { step, answers }: Pick<OnboardingData, 'step' | 'answers'>,
  checked: boolean,
  problems: BriefProblem[],
  answer: (path: string) => unknown,
) {
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [leftSteps, setLeftSteps] = useState<ReadonlySet<BriefStep>>(new Set());
  const initialAnswers = useRef(answers).current;
  const leaveField = useCallback((path: string) => setLeftFields((before) => (before.has(path) ? before : new Set([...before, path]))), []);
  const leaveStep = useCallback(() => {
    setLeftFields((before) => new Set([...before, ...stepPaths[step]]));
    setLeftSteps((before) => new Set([...before, step]));
  }, [step]);
  const shownProblems = useMemo(
    () =>
      problems
        .filter(({ field }) => isProblemShown(field, { answer, initialAnswers, leftFields, leftSteps, checked }))
        .map(({ field, message }) => ({ field, message: withoutFieldName(message) })),
    [problems, answer, initialAnswers, leftFields, leftSteps, checked],
  );
  return { shownProblems, leaveField, leaveStep };
}
