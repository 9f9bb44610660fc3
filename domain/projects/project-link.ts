import { appUrl } from '../addresses.ts';

/** The portal page of a project. Without an ID, the portal shows a customer's newest one. */
export function projectPath(projectId: string): string {
  return `/portal?project=${projectId}`;
}

/** The same for an email. */
export function projectUrl(projectId: string): string {
  return appUrl() + projectPath(projectId);
}
