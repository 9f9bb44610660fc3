import type { SaveState } from '../brief/save-queue.ts';

/** What the editor's bar says about saving, and the dot before it. */
export function saveWords(
  save: SaveState,
  {
    number,
    isLiveVersion,
    isUnsent = false,
    busy,
    unsaved,
  }: {
    number: number;
    isLiveVersion: boolean;
    isUnsent?: boolean;
    busy: string | undefined;
    /** What was changed and isn't saved: 'this text', 'phone'. */
    unsaved?: string | undefined;
  },
): { dot: 'done' | 'waiting' | 'late'; words: string; short: string } {
  if (save.state === 'failed') {
    if (save.reason === 'refused' && save.message) return { dot: 'late', words: save.message, short: 'Not saved' };
    const words =
      save.reason === 'offline'
        ? 'You’re offline. We’ll keep your text here and save it when you’re back.'
        : 'We can’t reach the server. We’ll keep your text here and try again.';
    return { dot: 'late', words, short: 'Kept here, not saved yet' };
  }
  if (busy) return { dot: 'waiting', words: busy, short: busy };
  if (save.state === 'saving') return { dot: 'waiting', words: 'Saving...', short: 'Saving...' };
  if (unsaved) return { dot: 'waiting', words: `Version ${number} saved. You have unsaved changes in ${unsaved}.`, short: 'Not saved yet' };
  if (isLiveVersion) return { dot: 'done', words: `Version ${number} is live`, short: 'Live' };
  if (isUnsent) return { dot: 'done', words: `Saved as version ${number}, not sent to the customer yet`, short: 'Saved, not sent yet' };
  return { dot: 'done', words: `Saved as version ${number}, not sent live yet`, short: 'Saved, not sent live yet' };
}
