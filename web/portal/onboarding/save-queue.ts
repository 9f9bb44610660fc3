import type { Result } from '../../../result.ts';
/** What became of one save. `again` says whether trying later may help. */
export type SaveOutcome<Answer> = Result<{ answer: Answer }, { message: string; again: boolean }>;

export type SaveState = { state: 'saved'; at: number } | { state: 'saving' } | { state: 'failed'; message: string; again: boolean };

export interface SaveQueueOptions<Answer> {
  /** Sends one field. `leaving` asks for a request that outlives the page. Never throws. */
  send: (path: string, value: unknown, leaving: boolean) => Promise<SaveOutcome<Answer>>;
  onSaved: (answer: Answer) => void;
  onState: (state: SaveState) => void;
  /** Keeps what is not yet acknowledged where a reload finds it. */
  remember: (unsaved: Record<string, unknown>) => void;
  savedAt: number;
  /** Pause after the last key before a field is sent. */
  typingMs?: number;
  /** Waits between tries while the server can't be reached; the last one repeats. */
  retryMs?: readonly number[];
}

interface Entry {
  value: unknown;
  /** The request under way, with the ones that follow it at once. */
  running: Promise<void> | undefined;
  /** Changed while it was being sent: to be sent again. */
  stale: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
  failure: { message: string; again: boolean } | undefined;
}

export interface SaveQueue {
  /** A field has a new value: sent after a pause in typing, or at once. */
  change: (path: string, value: unknown, when: 'typing' | 'now') => void;
  /** Sends what waits, of one field or all, without the pause. Fulfilled when the tries are over, well or badly. */
  flush: (path?: string) => Promise<void>;
  /** The page is going: sends what waits by requests that outlive it. */
  leave: () => void;
  isUnsaved: (path: string) => boolean;
}

/**
 * Saves fields one by one: each path on its own, the newest value last, never two requests of one field at once. What the
 * server did not acknowledge is remembered and tried again, until it is saved or refused for good.
 */
export function createSaveQueue<Answer>({
  send,
  onSaved,
  onState,
  remember,
  savedAt,
  typingMs = 400,
  retryMs = [1000, 3000, 8000, 20_000],
}: SaveQueueOptions<Answer>): SaveQueue {
  const entries = new Map<string, Entry>();
  let lastSavedAt = savedAt;

  const tell = () => {
    remember(Object.fromEntries([...entries].map(([path, { value }]) => [path, value])));
    const failed = [...entries.values()].find((entry) => entry.failure && !entry.running)?.failure;
    if (failed) onState({ state: 'failed', ...failed });
    else onState(entries.size > 0 ? { state: 'saving' } : { state: 'saved', at: lastSavedAt });
  };

  const run = (path: string): Promise<void> => {
    const entry = entries.get(path);
    if (!entry) return Promise.resolve();
    clearTimeout(entry.timer);
    entry.running ??= attempt(path, entry).finally(() => {
      entry.running = undefined;
      tell();
    });
    return entry.running;
  };

  const attempt = async (path: string, entry: Entry): Promise<void> => {
    do {
      entry.stale = false;
      const outcome = await send(path, entry.value, false);
      if (outcome.ok) {
        lastSavedAt = Date.now();
        Object.assign(entry, { tries: 0, failure: undefined });
        if (!entry.stale) entries.delete(path);
        onSaved(outcome.answer);
      } else {
        entry.failure = { message: outcome.message, again: outcome.again };
        if (outcome.again) wait(path, entry);
      }
    } while (entry.stale);
  };

  const wait = (path: string, entry: Entry) => {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void run(path), retryMs[Math.min(entry.tries, retryMs.length - 1)]);
    entry.tries += 1;
  };

  return {
    change: (path, value, when) => {
      const entry = entries.get(path) ?? { value, running: undefined, stale: false, timer: undefined, tries: 0, failure: undefined };
      Object.assign(entry, { value, stale: entry.running !== undefined, failure: undefined });
      entries.set(path, entry);
      clearTimeout(entry.timer);
      if (!entry.running) entry.timer = setTimeout(() => void run(path), when === 'now' ? 0 : typingMs);
      tell();
    },
    flush: async (only) => {
      const waiting = [...entries].filter(([path, { failure }]) => (only === undefined || path === only) && failure?.again !== false);
      await Promise.all(waiting.map(([path]) => run(path)));
    },
    leave: () => {
      for (const [path, { value }] of entries) void send(path, value, true);
    },
    isUnsaved: (path) => entries.has(path),
  };
}
