import type { ReactNode } from 'react';
import { waysToPay } from '../../../content/ways-to-pay.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { useBriefForm } from '../brief-form.tsx';
import { ChipsAnswer } from '../fields/chips-answer.tsx';
import { LinesAnswer } from '../fields/lines-answer.tsx';
import { TextAnswer } from '../fields/text-answer.tsx';
import { isBlank } from '../same-answer.ts';
import { mayNeedParking } from './what-fits.ts';

/** What happens, in the owner's steps. */
export function StepsAnswer({ optional }: { optional?: boolean }): ReactNode {
  return (
    <LinesAnswer
      path="details.steps"
      label="What happens, step by step?"
      one="Step"
      hint="Use two to four steps. For example: You send a photo. We call with a price. We come and fix it."
      optional={optional}
      atLeast={2}
      maxCharacters={briefLimits.step}
    />
  );
}

/** Ways to pay, and parking where customers come. */
export function PayAndParkAnswer(): ReactNode {
  const { data, answer } = useBriefForm();
  return (
    <>
      <ChipsAnswer
        path="business.payments"
        label="How can customers pay?"
        other="Another way to pay"
        options={waysToPay}
        maxCharacters={briefLimits.payment}
        optional
      />
      {(mayNeedParking(data.advice) || !isBlank(answer('business.parking'))) && (
        <TextAnswer
          path="business.parking"
          label="Where do customers park?"
          hint="For example: Free lot behind the building"
          max={briefLimits.parking}
          optional
        />
      )}
    </>
  );
}
