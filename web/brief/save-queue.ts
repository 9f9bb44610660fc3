import type { Result } from '../../base/result.ts';

/** Why a save failed. `retry` says if trying later may help, `message` what to do about a refusal. Logged out, only a login helps. */
export interface SaveFailure {
  reason: 'offline' | 'unreachable' | 'refused' | 'logged-out';
  message?: string;
  retry: boolean;
}

export type SaveOutcome<Answer> = Result<{ answer: Answer }, SaveFailure>;

export type SaveState = { state: 'saved'; at: number } | { state: 'saving' } | ({ state: 'failed' } & SaveFailure);

export interface SaveQueueOptions<Answer> {
  /** Sends one field. `leaving` asks for a request that outlives the page. Never throws. */
  send: (path: string, value: unknown, leaving: boolean) => Promise<SaveOutcome<Answer>>;
  onSaved: (answer: Answer) => void;
  onState: (state: SaveState) => void;
  /** Stores what the server hasn't acknowledged where a reload finds it. */
  remember: (unsaved: Record<string, unknown>) => void;
  savedAt: number;
  /** Pause in typing before a field is sent. */
  typingMs?: number;
  /** Waits between attempts while the server can't be reached. The last one repeats. */
  retryMs?: readonly number[];
}

interface Entry {
  value: unknown;
  /** The request under way, including those that directly follow it. */
  running: Promise<void> | undefined;
  /** True if the value changed during its request and must be sent again. */
  stale: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  attempts: number;
  failure: SaveFailure | undefined;
}

export interface SaveQueue {
  /** Queues a field's new value, to be sent after a pause in typing or right away. */
  change: (path: string, value: unknown, when: 'typing' | 'now') => void;
  /** Sends one field or all of them without the pause. Resolves after the attempts, whether or not they succeeded. */
  flush: (path?: string) => Promise<void>;
  /** Call when the page is being closed: sends everything by requests that outlive it. */
  leave: () => void;
  isUnsaved: (path: string) => boolean;
  /** Gives up on a value, such as one that was refused and stays in its field. */
  forget: (path: string) => void;
}

/**
 * Saves each field by itself, never with two simultaneous requests, so the newest value wins. Values that the server hasn't
 * acknowledged are remembered and sent again until they're saved or refused permanently.
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

  const report = () => {
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
      report();
    });
    return entry.running;
  };

  const attempt = async (path: string, entry: Entry): Promise<void> => {
    do {
      entry.stale = false;
      const outcome = await send(path, entry.value, false);
      if (outcome.ok) {
        lastSavedAt = Date.now();
        Object.assign(entry, { attempts: 0, failure: undefined });
        if (!entry.stale) entries.delete(path);
        onSaved(outcome.answer);
      } else {
        const { ok, ...failure } = outcome;
        entry.failure = failure;
        if (outcome.retry) wait(path, entry);
      }
    } while (entry.stale);
  };

  const wait = (path: string, entry: Entry) => {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void run(path), retryMs[Math.min(entry.attempts, retryMs.length - 1)]);
    entry.attempts += 1;
  };

  return {
    change: (path, value, when) => {
      const entry = entries.get(path) ?? { value, running: undefined, stale: false, timer: undefined, attempts: 0, failure: undefined };
      Object.assign(entry, { value, stale: entry.running !== undefined, failure: undefined });
      entries.set(path, entry);
      clearTimeout(entry.timer);
      if (!entry.running) entry.timer = setTimeout(() => void run(path), when === 'now' ? 0 : typingMs);
      report();
    },
    flush: async (only) => {
      const waiting = [...entries].filter(([path, { failure }]) => (only === undefined || path === only) && failure?.retry !== false);
      await Promise.all(waiting.map(([path]) => run(path)));
    },
    leave: () => {
      for (const [path, { value }] of entries) void send(path, value, true);
    },
    isUnsaved: (path) => entries.has(path),
    forget: (path) => {
      clearTimeout(entries.get(path)?.timer);
      entries.delete(path);
      report();
    },
  };
}
