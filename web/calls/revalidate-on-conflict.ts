import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A page of times reloads them after a refusal (409), so it no longer offers what is taken. */
export function revalidateOnConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
