import type { ReactNode } from 'react';
import { useBriefForm } from './brief-form.tsx';
import { isBlank } from './same-answer.ts';
import { StepLink } from './step-link.tsx';

/** The steps that offer it: the one of the services and those after it, except the last, which leads to the review anyway. */
const offeredOn = ['services', 'proof', 'look', 'photos', 'pages'];

/** Offers the review once nothing required is missing and the site has a service to show. */
export function ReviewShortcut(): ReactNode {
  const { data, problems, answer } = useBriefForm();
  if (problems.length > 0 || isBlank(answer('services')) || !offeredOn.includes(data.step)) return null;
  return (
    <p className="max-w-[36rem] pt-8 text-ui text-ink-2">
      We have everything we need. The other steps are optional, and you can change all of it later.{' '}
      <StepLink step="review" className="link whitespace-nowrap">
        Skip to review
      </StepLink>
    </p>
  );
}
