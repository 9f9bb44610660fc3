/** What the version in the frames is: a draft before launch; after it the live one, the one to approve, or one of before. */
export function versionHeading(version: { number: number }, site: { liveNumber: number | null; versionToApprove: number | null }): string {
  if (site.liveNumber === null) return `Draft, version ${version.number}`;
  if (version.number === site.liveNumber) return `Live, version ${version.number}`;
  return version.number === site.versionToApprove ? `New version ${version.number}, not live yet` : `Version ${version.number}, not live`;
}
