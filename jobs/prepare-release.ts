import { prepareRelease } from '../domain/hosting/addresses.ts';

/** Makes the newest version that a project's owner was shown ready to be served, before they approve it. */
export default async function prepareReleaseJob({ projectId }: { projectId: string }): Promise<void> {
  await prepareRelease(projectId);
}
