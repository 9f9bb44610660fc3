import { prepareRelease } from '../domain/hosting/addresses.ts';

/** Prepares the newest version shown to a project's owner for serving, before they approve it. */
export default async function prepareReleaseJob({ projectId }: { projectId: string }): Promise<void> {
  await prepareRelease(projectId);
}
