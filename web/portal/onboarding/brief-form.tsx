import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AnswerPath, answerAt, type BriefStep, stepOfField, stepPaths } from '../../../domain/briefs/schema.ts';
import { withoutFieldName } from '../../forms/field-messages.ts';
import { saysTheSame, withoutBlankRows } from './answer-at.ts';
import { mayTell } from './may-tell.ts';
import type { OnboardingData } from './onboarding-data.ts';
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue.ts';
import { type SavedAnswer, sendAnswer } from './send-answer.ts';
import { readUnsaved, rememberUnsaved } from './unsaved.ts';

interface BriefForm {
  data: OnboardingData;
  /** What is answered now: the server's answers under what was typed since. */
  answer: (path: string) => unknown;
  /** `unasked` is an answer that we guessed: it is saved without a word. */
  change: (path: AnswerPath, value: unknown, when: 'typing' | 'now' | 'unasked') => void;
  /** The field was left: what waits of it is sent, and what is wrong with it may be said. */
  leave: (path: AnswerPath) => void;
  /** What is wrong with a field, as a sentence; undefined while it is being answered for the first time. */
  problem: (field: string) => string | undefined;
  problems: OnboardingData['problems'];
  /** What is wrong on this step and may be said. */
  told: { field: string; message: string }[];
  /** What another tab or device answered to a field while its answer of this one was on its way. */
  elsewhere: (path: AnswerPath) => unknown;
  save: SaveState;
  /** The person has answered something. */
  begun: boolean;
  revision: number;
  host: string;
  /** Something else of the brief changed on the server, such as a picture. */
  noteRevision: (revision: number) => void;
  flush: () => Promise<void>;
  /** The step is left: everything of it is sent, and what is wrong with it may be said. Returns its wrong fields; the review's are all. */
  leaveStep: () => Promise<string[]>;
}

/** Answers on their way that are remembered of one field, to know them again when the server tells of them. */
const keptSent = 20;

const Context = createContext<BriefForm | null>(null);

/** Holds the answers of a brief while it is filled in, saves each field by itself, and knows what is still wrong. */
export function BriefFormProvider({ data, checked, children }: { data: OnboardingData; checked: boolean; children: ReactNode }) {
  const [local, setLocal] = useState<Record<string, unknown>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [save, setSave] = useState<SaveState>({ state: 'saved', at: data.savedAt });
  const [server, setServer] = useState<SavedAnswer>({ revision: data.revision, problems: data.problems, host: data.host });
  const [leftSteps, setLeftSteps] = useState<ReadonlySet<BriefStep>>(new Set());
  const [begun, setBegun] = useState(data.begun);
  const [elsewhere, setElsewhere] = useState<Record<string, unknown>>({});
  const answeredBefore = useRef(data.answers);
  /** The server's answers as last read, and every answer of this tab that was on its way since. */
  const read = useRef(data.answers);
  const sent = useRef<Record<string, unknown[]>>({});
  /** The newest word of the server, before the screen shows it. */
  const newest = useRef<SavedAnswer>(server);
  const queueRef = useRef<SaveQueue>(undefined);
  queueRef.current ??= createSaveQueue<SavedAnswer>({
    send: (path, value, leaving) => {
      sent.current[path] = [...(sent.current[path] ?? []), value].slice(-keptSent);
      return sendAnswer(data.projectId, path, value, leaving);
    },
    onSaved: (answer) => {
      // Revisions count one by one: a gap is somebody else's answer, or one of ours that comes later.
      if (answer.revision > newest.current.revision + 1) void reread.current();
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
    newest.current = { revision: data.revision, problems: data.problems, host: data.host };
    setServer(newest.current);
    const before = read.current;
    read.current = data.answers;
    const isForeign = (path: string) => {
      const now = answerAt(data.answers, path);
      return !saysTheSame(now, answerAt(before, path)) && !sent.current[path]?.some((ours) => saysTheSame(now, ours));
    };
    // Another tab or device has answered since: what this one has saved is shown as it stands on the server, but for
    // blanks that the server leaves out. What is still being typed here stays, with a word about the other.
    setLocal((typed) => {
      const kept = Object.entries(typed).filter(
        ([path, value]) => queue.isUnsaved(path) || saysTheSame(value, answerAt(data.answers, path)),
      );
      return kept.length === Object.keys(typed).length ? typed : Object.fromEntries(kept);
    });
    const news = Object.values(stepPaths).flatMap((paths) => paths.filter((path) => queue.isUnsaved(path) && isForeign(path)));
    if (news.length > 0)
      setElsewhere((known) => ({ ...known, ...Object.fromEntries(news.map((path) => [path, answerAt(data.answers, path)])) }));
    sent.current = Object.fromEntries(Object.entries(sent.current).filter(([path]) => queue.isUnsaved(path)));
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
    (path: AnswerPath, value: unknown, when: 'typing' | 'now' | 'unasked') => {
      if (when !== 'unasked') setBegun(true);
      setLocal((before) => ({ ...before, [path]: value }));
      setElsewhere((known) => (path in known && saysTheSame(known[path], value) ? without(known, path) : known));
      // One blank town stands for 'we come to you' before any is named.
      queue.change(path, path === 'business.serviceArea' ? value : withoutBlankRows(value), when === 'typing' ? when : 'now');
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
    const heard = { answer, answeredBefore: answeredBefore.current, left, leftSteps, checked };
    const told = server.problems.filter(({ field }) => stepOfField(field) === data.step && mayTell(field, heard));
    return {
      data,
      answer,
      change,
      leave,
      problem: (field) => {
        const found = server.problems.find((problem) => problem.field === field);
        return found && mayTell(field, heard) ? withoutFieldName(found.message) : undefined;
      },
      told: told.map(({ field, message }) => ({ field, message: withoutFieldName(message) })),
      elsewhere: (path) => elsewhere[path],
      ...server,
      save,
      begun,
      noteRevision: (revision) => {
        if (revision <= newest.current.revision) return;
        newest.current = { ...newest.current, revision };
        setServer(newest.current);
      },
      flush: () => queue.flush(),
      leaveStep: async () => {
        const paths: readonly string[] = stepPaths[data.step];
        setLeft((before) => new Set([...before, ...paths]));
        setLeftSteps((before) => new Set([...before, data.step]));
        await queue.flush();
        const fields = newest.current.problems.map(({ field }) => field);
        return data.step === 'review' ? fields : fields.filter((field) => stepOfField(field) === data.step);
      },
    };
  }, [data, local, left, leftSteps, elsewhere, server, save, begun, checked, change, leave, queue]);
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
    set: (value: Value | null, when: 'typing' | 'now' | 'unasked' = 'typing') => form.change(path, value, when),
    leave: () => form.leave(path),
    error: form.problem(path),
    elsewhere: (form.elsewhere(path) ?? undefined) as Value | undefined,
    problem: form.problem,
    path,
  };
}

function without(record: Record<string, unknown>, path: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== path));
}
