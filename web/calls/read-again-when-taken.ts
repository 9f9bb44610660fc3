import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A page of times that refused one (409) reads them again with the answer, so that what is taken is not offered any more. */
export function readAgainWhenTaken({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
