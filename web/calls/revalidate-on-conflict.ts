import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Makes a page reload its times after a refusal (409), so it no longer offers those that are taken. */
export function revalidateOnConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
