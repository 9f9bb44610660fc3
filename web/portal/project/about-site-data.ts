import { comingCallsOf } from '../../../domain/bookings/queries.ts';
import type { Upload } from '../../../domain/briefs/queries.ts';
import type { Answers } from '../../../domain/briefs/schema.ts';
import type { Project } from '../../../domain/projects/projects.ts';
import { viewsOf } from '../../../domain/projects/visits.ts';
import { appUrl } from '../../../domain/settings/addresses.ts';
import { shownVersion, type Version } from '../../../domain/versions/versions.ts';
import { shownUpload } from '../onboarding/onboarding-data.ts';

interface Known {
  answers: Answers;
  uploads: Upload[];
  shown: Version | undefined;
  liveId: string | undefined;
}

/** What there is to know of a site beside its draft: who opens it, how it was judged, its files, calls, and the wished domain. */
export async function aboutSite(ownerId: string, project: Project, { answers, uploads, shown, liveId }: Known) {
  const [views, calls, judged] = await Promise.all([
    project.liveSince ? viewsOf(ownerId, project.id) : null,
    comingCallsOf(ownerId),
    liveId && liveId !== shown?.id ? shownVersion(project.id, liveId) : shown,
  ]);
  const onSite = judged && uploads.length > 0 ? JSON.stringify(judged.document) : '';
  return {
    views,
    calls: calls.map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })),
    quality: judged && {
      version: judged.number,
      passed: judged.passed,
      checks: judged.gate.checks.map(({ key, label, status, detail }) => ({ key, label, status, detail })),
    },
    files: uploads.map((upload) => ({ ...shownUpload(upload), used: onSite.includes(upload.photo.id) })),
    /** What the brief asked for beside the free host name. */
    domain: wishedDomain(answers),
    /** Whether addresses of sites begin with https here. */
    secure: appUrl().startsWith('https://'),
  };
}

export type AboutSiteData = Awaited<ReturnType<typeof aboutSite>>;

function wishedDomain({ domain }: Answers): { kind: 'own' | 'new'; name: string } | null {
  const { kind, name } = (domain ?? {}) as { kind?: string; name?: string };
  return (kind === 'own' || kind === 'new') && name ? { kind, name } : null;
}
