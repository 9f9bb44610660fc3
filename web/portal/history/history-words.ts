/** An event of a project, as the domain recorded it. */
export interface Happened {
  id: string;
  actor: string;
  kind: string;
  reason: string;
  versionId: string | null;
  createdAt: Date;
}

export interface HistoryLine {
  id: string;
  who: 'you' | 'visitor' | 'us';
  words: string;
  versionId: string | null;
  at: string;
}

/** A project's events in words for its owner, one line per action. */
export function historyOf(events: Happened[], ownerId: string): HistoryLine[] {
  return events.flatMap(({ id, actor, kind, reason, versionId, createdAt }) => {
    const own = actor === `user:${ownerId}`;
    const words = wordsFor({ kind, reason, own });
    if (!words) return [];
    return [{ id, who: own ? 'you' : actor === 'visitor' ? 'visitor' : 'us', words, versionId, at: createdAt.toISOString() }];
  });
}

/** Undefined if another line about the same action already says it, or if it isn't about the site: leads have a list of their own. */
function wordsFor({ kind, reason, own }: { kind: string; reason: string; own: boolean }): string | undefined {
  if (kind === 'lead') return undefined;
  const version = /version (\d+)/i.exec(reason)?.[1];
  if (kind === 'draft' && version) return own ? undefined : `Version ${version} is ready for review`;
  if (kind === 'approval' && version) return `Version ${version} approved and live`;
  if (kind === 'publication') return version && `Version ${version} restored and live again`;
  if (kind === 'gate') return 'One of our checks flagged something, so a person is looking at it';
  if (kind === 'edit-request') return reason === 'Some edits are still open' ? undefined : reason;
  return reason;
}
