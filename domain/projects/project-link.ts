import { appUrl } from '../addresses.ts';

/** The portal page of a project. Without an ID, the portal shows a customer's newest one. */
export function projectPath(projectId: string): string {
  return `/portal?project=${projectId}`;
}

/** The portal page of a project's own domain. */
export function domainPath(projectId: string): string {
  return `/portal/settings/domain?project=${projectId}`;
}

export function domainUrl(projectId: string): string {
  return appUrl() + domainPath(projectId);
}

/** The same for an email. */
export function projectUrl(projectId: string): string {
  return appUrl() + projectPath(projectId);
}
