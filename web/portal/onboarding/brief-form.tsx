import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AnswerPath, stepOfField, stepPaths } from '../../../domain/briefs/schema.ts';
import { besideField } from '../beside-field.ts';
import { answerAt, isBlank, withoutBlankRows } from './answer-at.ts';
import type { OnboardingData } from './onboarding-data.ts';
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue.ts';
import { type SavedAnswer, sendAnswer } from './send-answer.ts';
import { readUnsaved, rememberUnsaved } from './unsaved.ts';

interface BriefForm {
  data: OnboardingData;
  /** What is answered now: the server's answers under what was typed since. */
  answer: (path: string) => unknown;
  change: (path: AnswerPath, value: unknown, when: 'typing' | 'now') => void;
  /** The field was left: what waits of it is sent, and what is wrong with it may be said. */
  leave: (path: AnswerPath) => void;
  /** What is wrong with a field, as a sentence; undefined while it is being answered for the first time. */
  problem: (field: string) => string | undefined;
  problems: OnboardingData['problems'];
  save: SaveState;
  revision: number;
  host: string;
  /** Something else of the brief changed on the server, such as a picture. */
  noteRevision: (revision: number) => void;
  flush: () => Promise<void>;
  /** The step is left: everything of it is sent, and what is wrong with it may be said. Returns its wrong fields; the review's are all. */
  leaveStep: () => Promise<string[]>;
}

const Context = createContext<BriefForm | null>(null);

/** Holds the answers of a brief while it is filled in, saves each field by itself, and knows what is still wrong. */
export function BriefFormProvider({ data, checked, children }: { data: OnboardingData; checked: boolean; children: ReactNode }) {
  const [local, setLocal] = useState<Record<string, unknown>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [save, setSave] = useState<SaveState>({ state: 'saved', at: data.savedAt });
  const [server, setServer] = useState<SavedAnswer>({ revision: data.revision, problems: data.problems, host: data.host });
  const answeredBefore = useRef(data.answers);
  /** The newest word of the server, before the screen shows it. */
  const newest = useRef<SavedAnswer>(server);
  const queueRef = useRef<SaveQueue>(undefined);
  queueRef.current ??= createSaveQueue<SavedAnswer>({
    send: (path, value, leaving) => sendAnswer(data.projectId, path, value, leaving),
    onSaved: (answer) => {
      if (answer.revision < newest.current.revision) return;
      newest.current = answer;
      setServer(answer);
    },
    onState: setSave,
    remember: (unsaved) => rememberUnsaved(data.projectId, unsaved),
    savedAt: data.savedAt,
  });
  const queue = queueRef.current;
  const { revalidate } = useRevalidator();
  const reread = useRef(revalidate);
  reread.current = revalidate;

  useEffect(() => {
    if (data.revision < newest.current.revision) return;
    // Another tab or device has answered since: what this one has saved is shown as it stands on the server.
    const isNews = data.revision > newest.current.revision;
    newest.current = { revision: data.revision, problems: data.problems, host: data.host };
    setServer(newest.current);
    if (!isNews) return;
    setLocal((before) => Object.fromEntries(Object.entries(before).filter(([path]) => queue.isUnsaved(path) || isFocused(path))));
  }, [data, queue]);

  useEffect(() => {
    for (const [path, value] of Object.entries(readUnsaved(data.projectId))) {
      setLocal((before) => ({ ...before, [path]: value }));
      queue.change(path, value, 'now');
    }
    const retry = () => void queue.flush();
    const leave = () => {
      if (document.visibilityState === 'hidden') queue.leave();
      // The brief may have been answered elsewhere meanwhile.
      else void reread.current();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [data.projectId, queue]);

  const change = useCallback(
    (path: AnswerPath, value: unknown, when: 'typing' | 'now') => {
      setLocal((before) => ({ ...before, [path]: value }));
      // One blank town stands for 'we come to you' before any is named.
      queue.change(path, path === 'business.serviceArea' ? value : withoutBlankRows(value), when);
    },
    [queue],
  );
  const leave = useCallback(
    (path: AnswerPath) => {
      setLeft((before) => (before.has(path) ? before : new Set([...before, path])));
      void queue.flush(path);
    },
    [queue],
  );

  const form = useMemo((): BriefForm => {
    const answer = (path: string) => {
      const typed = Object.keys(local).find((key) => path === key || path.startsWith(`${key}.`));
      if (typed === undefined) return answerAt(data.answers, path);
      return path === typed ? local[typed] : answerAt(local[typed], path.slice(typed.length + 1));
    };
    const mayTell = (field: string, leftPaths: Iterable<string> = left) => {
      if (checked) return true;
      const listed = /\.\d+(\.|$)/.test(field);
      if (!listed && isBlank(answer(field))) return false;
      return (
        [...leftPaths].some((path) => field === path || field.startsWith(`${path}.`)) || !isBlank(answerAt(answeredBefore.current, field))
      );
    };
    return {
      data,
      answer,
      change,
      leave,
      problem: (field) => {
        const found = server.problems.find((problem) => problem.field === field);
        return found && mayTell(field) ? besideField(found.message) : undefined;
      },
      ...server,
      save,
      noteRevision: (revision) => {
        if (revision <= newest.current.revision) return;
        newest.current = { ...newest.current, revision };
        setServer(newest.current);
      },
      flush: () => queue.flush(),
      leaveStep: async () => {
        const paths: readonly string[] = stepPaths[data.step];
        setLeft((before) => new Set([...before, ...paths]));
        await queue.flush();
        return newest.current.problems
          .map(({ field }) => field)
          .filter((field) => data.step === 'review' || (stepOfField(field) === data.step && mayTell(field, paths)));
      },
    };
  }, [data, local, left, server, save, checked, change, leave, queue]);
  return <Context value={form}>{children}</Context>;
}

/** The brief being filled in. */
export function useBriefForm(): BriefForm {
  const form = useContext(Context);
  if (!form) throw new Error('This belongs inside a BriefFormProvider.');
  return form;
}

/** One field of the brief: its value, how to change it, and what is wrong with it. */
export function useAnswer<Value>(path: AnswerPath) {
  const form = useBriefForm();
  return {
    // An answer taken back is null until it is saved; a default such as `value = []` stands in for undefined only.
    value: (form.answer(path) ?? undefined) as Value | undefined,
    set: (value: Value | null, when: 'typing' | 'now' = 'typing') => form.change(path, value, when),
    leave: () => form.leave(path),
    error: form.problem(path),
    problem: form.problem,
    path,
  };
}

/** Text under the cursor is not exchanged for the server's, which differs by a blank at most. */
function isFocused(path: string): boolean {
  const { name } = (document.activeElement ?? {}) as HTMLInputElement;
  return typeof name === 'string' && (name === path || name.startsWith(`${path}.`));
}
