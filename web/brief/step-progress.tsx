import type { ReactNode } from 'react';
import { type BriefStep, briefSteps, stepOfField } from '../../domain/briefs/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { useBriefForm } from './brief-form.tsx';
import { StepLink } from './step-link.tsx';

/** The steps of the brief as links, with the current one and unfinished ones marked. */
export function StepProgress({ current }: { current: BriefStep }): ReactNode {
  const { problems, problem } = useBriefForm();
  const at = briefSteps.findIndex(({ key }) => key === current);
  // A past step is unfinished if anything is missing; a future one only if a problem may be shown.
  const isPast = (step: BriefStep) => briefSteps.findIndex(({ key }) => key === step) < at;
  const wrong = new Set(
    problems.filter(({ field }) => isPast(stepOfField(field)) || problem(field)).map(({ field }) => stepOfField(field)),
  );
  return (
    <nav aria-label="Brief steps" className="mt-2 mb-7 pointer-coarse:mt-0 pointer-coarse:mb-5">
      <ol className="grid auto-cols-fr grid-flow-col gap-1">
        {briefSteps.map(({ key, label }, index) => (
          <li key={key}>
            <StepLink
              step={key}
              aria-current={index === at ? 'step' : undefined}
              title={wrong.has(key) ? `${label}: not finished` : label}
              className="group/step relative block py-3 pointer-coarse:py-5"
            >
              <span
                className={classNames(
                  'block h-1 rounded-[2px] transition-colors duration-fast forced-colors:forced-color-adjust-none',
                  index < at && !wrong.has(key)
                    ? 'bg-ink'
                    : index === at
                      ? 'bg-sun-lo forced-colors:bg-[Highlight]'
                      : 'bg-line-strong group-hover/step:bg-control forced-colors:bg-[GrayText]',
                )}
              />
              {wrong.has(key) && (
                <span aria-hidden="true" className="absolute top-1/2 left-1/2 size-2.5 -translate-1/2 rotate-45 bg-danger ring-2 ring-bg" />
              )}
              <span className="sr-only">
                Step {index + 1}: {label}
                {wrong.has(key) ? ', not finished' : ''}
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
