import type { ReactNode } from 'react';
import { useBriefForm } from './brief-form.tsx';
import { isBlank } from './same-answer.ts';
import { StepLink } from './step-link.tsx';

/** The steps that offer it: the services step and those after it, except the last, whose button leads to the review. */
const offeredOn = ['services', 'proof', 'look', 'photos', 'pages'];

/** Offers the review once nothing required is missing and the site has a service to show. */
export function ReviewShortcut(): ReactNode {
  const { data, problems, answer } = useBriefForm();
  if (problems.length > 0 || isBlank(answer('services')) || !offeredOn.includes(data.step)) return null;
  return (
    <p className="max-w-[36rem] pt-8 text-ui text-ink-2">
      We have what we need to build your site. The other steps are optional.{' '}
      <StepLink step="review" className="link whitespace-nowrap">
        Skip to review
      </StepLink>
    </p>
  );
}
