import { appUrl } from '../addresses.ts';

/** The portal page of a project. Without an ID, the portal shows a customer's newest one. */
export function projectPath(projectId: string): string {
  return `/portal?project=${projectId}`;
}

/** The same for an email. */
export function projectUrl(projectId: string): string {
  return appUrl() + projectPath(projectId);
}

/** The portal page of a project's own domain. */
export function domainPath(projectId: string): string {
  return `/portal/settings/domain?project=${projectId}`;
}

/** The same for an email. */
export function domainUrl(projectId: string): string {
  return appUrl() + domainPath(projectId);
}

/** The portal page of email at a project's domain. */
export function emailPath(projectId: string): string {
  return `/portal/settings/email?project=${projectId}`;
}

/** The same for an email. */
export function emailUrl(projectId: string): string {
  return appUrl() + emailPath(projectId);
}
