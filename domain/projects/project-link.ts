import { appUrl } from '../settings/addresses.ts';

/** The portal's screen of one project: without its name, the portal shows the newest of somebody who has several. */
export function projectPath(projectId: string): string {
  return `/portal?project=${projectId}`;
}

/** The same for a mail. */
export function projectUrl(projectId: string): string {
  return appUrl() + projectPath(projectId);
}
