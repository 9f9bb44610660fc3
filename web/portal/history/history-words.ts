import { eventOf, eventWords, type StoredEvent } from '../../../domain/projects/event-words.ts';
import type { ProjectEvent } from '../../../domain/projects/schema.ts';

/** An event of a project, as the domain recorded it. */
export interface Happened extends StoredEvent {
  id: string;
  actor: string;
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
  return events.flatMap(({ id, actor, versionId, createdAt, ...stored }) => {
    const own = actor === `user:${ownerId}`;
    const event = eventOf(stored);
    const words = event ? ownerWords(event, own) : unreadWords(stored);
    if (!words) return [];
    return [{ id, who: own ? 'you' : actor === 'visitor' ? 'visitor' : 'us', words, versionId, at: createdAt.toISOString() }];
  });
}

/** What older releases wrote in words that no one could read. */
function unreadWords({ kind, reason }: StoredEvent): string | undefined {
  if (kind === 'lead') return undefined;
  return kind === 'gate' ? flagged : reason;
}

const flagged = 'One of our checks flagged something, so a person is looking at it';

/** Undefined if another line about the same action already says it, or if it isn't about the site: leads have a list of their own. */
function ownerWords(event: ProjectEvent, own: boolean): string | undefined {
  switch (event.kind) {
    case 'lead':
      return undefined;
    case 'draft':
      if (event.step === 'started') break;
      return own ? undefined : `Version ${event.number} is ready for review`;
    case 'approval':
      return `Version ${event.number} approved and live`;
    case 'publication':
      return event.by === 'approval' ? undefined : `Version ${event.number} restored and live again`;
    case 'gate':
      return flagged;
    case 'edit-request':
      if (event.step === 'still-open') return undefined;
  }
  return eventWords(event);
}
