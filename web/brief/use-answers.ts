import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BriefProblem } from '../../domain/briefs/queries.ts';
import { type AnswerPath, answerAt, stepPaths } from '../../domain/briefs/schema.ts';
import type { OnboardingData } from './onboarding-data.ts';
import { sameAnswer, withoutBlankRows } from './same-answer.ts';
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue.ts';
import { type SavedAnswer, sendAnswer } from './send-answer.ts';
import { readUnsaved, rememberUnsaved } from './unsaved.ts';

/** How many sent values we remember per field, to recognize them when the server reports them back. */
const maxSent = 20;
const answerPaths = Object.values(stepPaths).flat();

/**
 * The answers of a brief while it's filled in. An answer goes through these states:
 * 1. Typed: it's in `typed`, which covers the server's answers, and in the save queue, which sends it after a pause.
 * 2. Sent: also in `sent`, so we recognize it when the server reports it and don't mistake it for another device's answer.
 * 3. Saved: the queue has dropped it. The next time the page reads its data, the server's answer replaces the typed one.
 *
 * If another tab or device answers a field while ours is on its way, ours stays, and theirs is offered (`elsewhere`).
 * Unsaved answers are stored in this tab, so a reload loses nothing. While they can't be saved, problems with what the server has
 * of them aren't reported.
 */
export function useAnswers(data: OnboardingData) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const [save, setSave] = useState<SaveState>({ state: 'saved', at: data.savedAt });
  const [elsewhere, setElsewhere] = useState<Record<string, unknown>>({});
  const server = useSavedState(data);
  const { saved, newest, adopt, adoptRevision } = server;
  /** What this tab has sent since it last read the server's answers. */
  const sent = useRef<Record<string, unknown[]>>({});
  const { revalidate } = useRevalidator();
  const reread = useRef(revalidate);
  reread.current = revalidate;
  const queueRef = useRef<SaveQueue>(undefined);
  queueRef.current ??= createSaveQueue<SavedAnswer>({
    send: (path, value, leaving) => {
      sent.current[path] = [...(sent.current[path] ?? []), value].slice(-maxSent);
      return sendAnswer(data.projectId, path, value, leaving);
    },
    onSaved: (state) => {
      // Revisions count one by one. A gap is someone else's answer, or our own that arrives later.
      if (state.revision > newest.current.revision + 1) void reread.current();
      if (state.revision >= newest.current.revision) adopt(state);
    },
    onState: setSave,
    remember: (unsaved) => rememberUnsaved(data.projectId, unsaved),
    savedAt: data.savedAt,
  });
  const queue = queueRef.current;
  useServersAnswers(data, server, { queue, typed, sent, setTyped, setElsewhere });
  useUnsavedAnswers(data.projectId, queue, reread, setTyped);

  const answer = useCallback((path: string) => answerIn(typed, data.answers, path), [typed, data.answers]);
  const change = useCallback(
    (path: AnswerPath, value: unknown, when: 'typing' | 'now') => {
      setTyped((before) => ({ ...before, [path]: value }));
      setElsewhere((known) => (path in known && sameAnswer(known[path], value) ? without(known, path) : known));
      // One blank town means "we go to the customer" before any is named.
      queue.change(path, path === 'business.serviceArea' ? value : withoutBlankRows(value), when);
    },
    [queue],
  );
  const flush = useCallback(
    async (path?: string) => {
      await queue.flush(path);
      return newest.current.problems.filter((problem) => !isOutdated(problem, queue));
    },
    [queue, newest],
  );
  // While answers are only on their way, what the server said of them stays, so messages don't flicker as someone types.
  const isUnreachable = save.state === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unsaved changes with what is typed
  const current = useMemo(
    () => (isUnreachable ? { ...saved, problems: saved.problems.filter((problem) => !isOutdated(problem, queue)) } : saved),
    [saved, isUnreachable, queue, typed],
  );
  return { answer, change, flush, save, saved: current, elsewhere, adoptRevision };
}

/** The state that the server reported last. `newest` has it before the screen shows it. */
function useSavedState({ revision, problems, host }: OnboardingData) {
  const [saved, setSaved] = useState<SavedAnswer>({ revision, problems, host });
  const newest = useRef<SavedAnswer>(saved);
  const adopt = useCallback((state: SavedAnswer) => {
    newest.current = state;
    setSaved(state);
  }, []);
  const adoptRevision = useCallback(
    (next: number) => {
      if (next > newest.current.revision) adopt({ ...newest.current, revision: next });
    },
    [adopt],
  );
  return { saved, newest, adopt, adoptRevision };
}

type SetRecord = Dispatch<SetStateAction<Record<string, unknown>>>;

/** What was typed and sent here, apart from what the server has. */
interface Tab {
  queue: SaveQueue;
  typed: Record<string, unknown>;
  sent: RefObject<Record<string, unknown[]>>;
  setTyped: SetRecord;
  setElsewhere: SetRecord;
}

/** Takes the server's answers over each time the page reads its data. */
function useServersAnswers(data: OnboardingData, { newest, adopt }: ReturnType<typeof useSavedState>, tab: Tab): void {
  const { queue, typed, sent, setTyped, setElsewhere } = tab;
  const shown = useRef(typed);
  shown.current = typed;
  const read = useRef(data.answers);
  useEffect(() => {
    if (data.revision < newest.current.revision) return;
    adopt({ revision: data.revision, problems: data.problems, host: data.host });
    const before = read.current;
    read.current = data.answers;
    // What is saved shows as the server has it, except for blanks that the server leaves out. What is still being typed stays.
    // React may run the update later, when a newer answer has been saved that this data doesn't have: so we choose here, by value.
    const outdated = Object.entries(shown.current).filter(
      ([path, value]) => !queue.isUnsaved(path) && !sameAnswer(value, answerAt(data.answers, path)),
    );
    if (outdated.length > 0)
      setTyped((typed) => Object.fromEntries(Object.entries(typed).filter(([path, value]) => !isIn(outdated, path, value))));
    const isForeign = (path: string) => {
      const now = answerAt(data.answers, path);
      return !sameAnswer(now, answerAt(before, path)) && !sent.current[path]?.some((ours) => sameAnswer(now, ours));
    };
    const foreign = answerPaths.filter((path) => queue.isUnsaved(path) && isForeign(path));
    if (foreign.length > 0)
      setElsewhere((known) => ({ ...known, ...Object.fromEntries(foreign.map((path) => [path, answerAt(data.answers, path)])) }));
    sent.current = Object.fromEntries(Object.entries(sent.current).filter(([path]) => queue.isUnsaved(path)));
  }, [data, queue, sent, newest, adopt, setTyped, setElsewhere]);
}

/** Sends what a reload or a lost connection kept from being saved, and reads the brief again when its tab is back on screen. */
function useUnsavedAnswers(projectId: string, queue: SaveQueue, reread: RefObject<() => Promise<void>>, setTyped: SetRecord): void {
  useEffect(() => {
    for (const [path, value] of Object.entries(readUnsaved(projectId))) {
      setTyped((before) => ({ ...before, [path]: value }));
      queue.change(path, value, 'now');
    }
    const retry = () => void queue.flush();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') queue.leave();
      // The brief may have been answered elsewhere in the meantime.
      else void reread.current();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [projectId, queue, reread, setTyped]);
}

/** The answer at a path as the screen shows it: what's typed covers what the server has. */
export function answerIn(typed: Record<string, unknown>, answers: OnboardingData['answers'], path: string): unknown {
  const key = Object.keys(typed).find((key) => path === key || path.startsWith(`${key}.`));
  if (key === undefined) return answerAt(answers, path);
  return path === key ? typed[key] : answerAt(typed[key], path.slice(key.length + 1));
}

/** True if the server doesn't have the newest answer that a problem is about, so the problem says nothing about it. */
function isOutdated({ field }: BriefProblem, queue: SaveQueue): boolean {
  const within = (part: string, whole: string) => `${part}.`.startsWith(`${whole}.`);
  return answerPaths.some((path) => queue.isUnsaved(path) && (within(field, path) || within(path, field)));
}

function isIn(entries: [string, unknown][], path: string, value: unknown): boolean {
  return entries.some(([otherPath, other]) => otherPath === path && other === value);
}

function without(record: Record<string, unknown>, path: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== path));
}
