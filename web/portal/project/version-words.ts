/**
 * Heading for a version: a draft before the launch, later the live one, the one to approve, or an earlier one. While staff suspend
 * the site, the live one is only published.
 */
export function versionHeading(
  version: { number: number },
  site: { liveNumber: number | null; versionToApprove: number | null; suspendedFor: string | null },
): string {
  if (site.liveNumber === null) return `Draft (version ${version.number})`;
  if (version.number === site.liveNumber) return `${site.suspendedFor === null ? 'Live' : 'Published'} (version ${version.number})`;
  return version.number === site.versionToApprove ? `Version ${version.number}: new, not live yet` : `Version ${version.number}, not live`;
}
