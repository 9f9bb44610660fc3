import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { briefSteps } from '../../../domain/briefs/schema.ts';
import { trackOnboardingStep } from '../../analytics/track.ts';
import type { OnboardingData } from './onboarding-data.ts';
import { noteStep } from './send-answer.ts';

/**
 * Coming to a step: it is noted on the server, and the focus goes to its heading, or to the field that the address names
 * (`#services.1.priceFrom`). A refused brief moves the focus to what is wrong.
 */
export function useArrival({ projectId, step }: OnboardingData, title: RefObject<HTMLElement | null>, refused: boolean): void {
  const { hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    noteStep(projectId, step);
    trackOnboardingStep({ step_number: briefSteps.findIndex(({ key }) => key === step) + 1, step_name: step });
  }, [projectId, step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another arrival
  useEffect(() => {
    const isAtField = hash !== '' && focusField(decodeURIComponent(hash.slice(1)));
    if (!isAtField && !first.current) title.current?.focus({ preventScroll: true });
    first.current = false;
  }, [step, hash, title]);
  useEffect(() => {
    if (refused) focusProblems();
  }, [refused]);
}

/** Goes to the list of what keeps the brief from being sent. */
export function focusProblems(): void {
  document.querySelector<HTMLElement>('[role="alert"] a')?.focus();
}

/** Puts the cursor into the control of a brief's field, in the middle of the screen. False when the step has none. */
export function focusField(path: string): boolean {
  const field = fieldNamed(path);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
  return field !== undefined;
}

/** The control of a field: by its own name, that of a part of it, or of what it is a part of. */
function fieldNamed(path: string): HTMLElement | undefined {
  const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)[name]')].filter(
    ({ type }) => type !== 'hidden',
  );
  for (let name = typedAs(path); name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = controls.find((control) => control.name === name) ?? controls.find((control) => control.name.startsWith(`${name}.`));
    if (found) return found;
  }
  return undefined;
}

/** A service's three price fields are typed into one; a business that can't be reached is asked for its phone. */
function typedAs(path: string): string {
  return path === 'business' ? 'business.phone' : path.replace(/\.price(?:From|To|Unit)$/, '.price');
}
