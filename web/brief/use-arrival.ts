import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { briefSteps } from '../../domain/briefs/schema.ts';
import { trackOnboardingStep } from '../analytics/track.ts';
import type { OnboardingData } from './onboarding-data.ts';
import { noteStep } from './send-answer.ts';

/**
 * Runs when a step opens: reports it to the server and moves the focus to its heading, or to the field in the address
 * (`#services.1.priceFrom`). After a refused brief, moves the focus to the problems.
 */
export function useArrival({ projectId, step }: OnboardingData, title: RefObject<HTMLElement | null>, refused: boolean): void {
  const { hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    noteStep(projectId, step);
    trackOnboardingStep({ step_number: briefSteps.findIndex(({ key }) => key === step) + 1, step_name: step });
  }, [projectId, step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each step
  useEffect(() => {
    const isAtField = hash !== '' && focusField(decodeURIComponent(hash.slice(1)));
    if (!isAtField && !first.current) title.current?.focus({ preventScroll: true });
    first.current = false;
  }, [step, hash, title]);
  useEffect(() => {
    if (refused) focusProblems();
  }, [refused]);
}

/** Moves the focus to the list of problems that keep the brief from being sent. */
export function focusProblems(): void {
  document.querySelector<HTMLElement>('[role="alert"] a')?.focus();
}

/** Focuses the control of a field and centers it on the screen. Returns false if the step has none. */
export function focusField(path: string): boolean {
  const field = fieldNamed(path);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
  return field !== undefined;
}

/** Finds the control of a field by its own name, then by the name of a part of it, then by what it's part of. */
function fieldNamed(path: string): HTMLElement | undefined {
  const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)[name]')].filter(
    ({ type }) => type !== 'hidden',
  );
  for (let name = typedAs(path); name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const control = controls.find((control) => control.name === name) ?? controls.find((control) => control.name.startsWith(`${name}.`));
    if (control) return control;
  }
  return undefined;
}

/**
 * Fields that another control edits: a service's three price fields share one, missing contact details lead to the phone, and of
 * an answer of the interview only the owner's own words can be wrong.
 */
function typedAs(path: string): string {
  if (path === 'business') return 'business.phone';
  return path.replace(/\.price(?:From|To|Unit)$/, '.price').replace(/^(interview\.\d+)\.answers\.\d+$/, '$1.own');
}
