import { appUrl } from '../../../domain/addresses.ts';
import { comingCallsOf } from '../../../domain/bookings/queries.ts';
import { refusedUploads } from '../../../domain/briefs/photo-order.ts';
import type { Upload } from '../../../domain/briefs/queries.ts';
import type { Answers } from '../../../domain/briefs/schema.ts';
import type { Project } from '../../../domain/projects/projects.ts';
import { viewsOf } from '../../../domain/projects/visits.ts';
import { shownVersion, type Version } from '../../../domain/versions/versions.ts';
import { placeOfField } from '../../../sites/brief/field-words.ts';
import { refusalWords } from '../../../sites/pictures/refusals.ts';
import { shownUpload } from '../../brief/onboarding-data.ts';

interface Known {
  answers: Answers;
  uploads: Upload[];
  shown: Version | undefined;
  liveId: string | undefined;
}

/** What the project screen shows besides the draft: visits, quality checks, files, the next call and the owner's domain. */
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
    tidied: (shown?.document.tidied ?? []).map((change) => ({ ...change, place: placeOfField(change.field) })),
    files: filesOf(uploads, onSite),
    /** The domain that the brief names, and whether the site's address is one of its owner's. */
    domain: { name: requestedDomain(answers), isConnected: project.ownHost !== null },
    /** True if site addresses here use https. */
    secure: appUrl().startsWith('https://'),
  };
}

/** Photos and logo, each with whether the site shows it, and why it leaves a photo out. */
function filesOf(uploads: Upload[], onSite: string) {
  const refused = refusedUploads(uploads);
  return uploads.map((upload) => {
    const refusal = refused.get(upload.id);
    return { ...shownUpload(upload), used: onSite.includes(upload.photo.id), refusal: refusal && refusalWords[refusal] };
  });
}

export type AboutSiteData = Awaited<ReturnType<typeof aboutSite>>;

function requestedDomain({ domain }: Answers): string {
  const { kind, name } = (domain ?? {}) as { kind?: string; name?: string };
  return kind === 'own' || kind === 'new' ? (name ?? '') : '';
}
