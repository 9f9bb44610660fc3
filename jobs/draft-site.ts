import { draftSite } from '../domain/projects/drafting.ts';

/** Makes the first draft of a paid project with a submitted brief. */
export default async function draftSiteJob({ projectId }: { projectId: string }): Promise<void> {
  await draftSite(projectId);
}
