import { redirect } from 'react-router';
import { setupState } from '../../../domain/settings/setup.ts';
import { setupEnd, setupSteps } from '../../../domain/settings/setup-schema.ts';

/** /admin/setup leads to the first step that isn't done, or to the end. */
export async function loader() {
  const { done } = await setupState();
  const next = setupSteps.find(({ key }) => !done.includes(key));
  throw redirect(`/admin/setup/${next?.key ?? setupEnd}`);
}
