import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type AnswerPath, type BriefStep, stepOfField } from '../../domain/briefs/schema.ts';
import { afterPress } from '../browser/after-press.ts';
import type { OnboardingData } from './onboarding-data.ts';
import type { SaveState } from './save-queue.ts';
import { useShownProblems } from './shown-problems.ts';
import { answerIn, useAnswers } from './use-answers.ts';

/** `guessed` is an answer that the owner didn't give, such as the browser's time zone. It's saved without showing that. */
type Moment = 'typing' | 'now' | 'guessed';

interface BriefForm {
  data: OnboardingData;
  /** The current answer: the server's, unless a newer one was typed here. */
  answer: (path: string) => unknown;
  change: (path: AnswerPath, value: unknown, when: Moment) => void;
  /** Call when a field loses the focus: sends what is unsaved of it, and allows its problem to show. */
  leave: (path: AnswerPath) => void;
  /** A field's problem as a sentence, if it may be shown. */
  problem: (field: string) => string | undefined;
  /** All problems of the brief, shown or not. */
  problems: OnboardingData['problems'];
  /** The problems of this step that may be shown. */
  stepProblems: { field: string; message: string }[];
  /** What another tab or device answered to a field while this tab's answer was on its way. */
  elsewhere: (path: AnswerPath) => unknown;
  save: SaveState;
  /** True once the owner has answered something. */
  started: boolean;
  revision: number;
  host: string;
  /** Call when something besides the answers has changed on the server, such as a picture. */
  adoptRevision: (revision: number) => void;
  flush: () => Promise<unknown>;
  /** Opens a step, without a connection too. */
  goToStep: (step: BriefStep) => void;
  /** Sends everything that is unsaved, allows this step's problems to show, and returns its fields with problems (for the review, all). */
  leaveStep: () => Promise<string[]>;
}

const Context = createContext<BriefForm | null>(null);

/** Provides the brief that's being filled in: its answers, which save themselves (use-answers.ts), and the problems to show. */
export function BriefFormProvider({ data, checked, goToStep, children }: BriefFormProviderProps) {
  const { answer, change: changeAnswer, flush, save, saved, elsewhere, adoptRevision } = useAnswers(data);
  const shown = useShownProblems(data, checked, saved.problems, answer);
  const { shownProblems, leaveField, leaveStep: showStepProblems } = shown;
  const [started, setStarted] = useState(data.started);
  const change = useCallback(
    (path: AnswerPath, value: unknown, when: Moment) => {
      if (when !== 'guessed') setStarted(true);
      changeAnswer(path, value, when === 'typing' ? when : 'now');
    },
    [changeAnswer],
  );
  const leave = useCallback(
    (path: AnswerPath) => {
      afterPress(() => leaveField(path));
      void flush(path);
    },
    [flush, leaveField],
  );
  const form = useMemo(
    (): BriefForm => ({
      data,
      answer,
      change,
      leave,
      problem: (field) => shownProblems.find((problem) => problem.field === field)?.message,
      stepProblems: shownProblems.filter(({ field }) => stepOfField(field) === data.step),
      elsewhere: (path) => elsewhere[path],
      ...saved,
      save,
      started,
      adoptRevision,
      flush: () => flush(),
      goToStep,
      leaveStep: async () => {
        showStepProblems();
        const fields = (await flush()).map(({ field }) => field);
        return data.step === 'review' ? fields : fields.filter((field) => stepOfField(field) === data.step);
      },
    }),
    [data, answer, change, leave, shownProblems, elsewhere, saved, save, started, adoptRevision, flush, goToStep, showStepProblems],
  );
  return <Context value={form}>{children}</Context>;
}

interface BriefFormProviderProps {
  data: OnboardingData;
  /** True if all problems may show. */
  checked: boolean;
  goToStep: BriefForm['goToStep'];
  children: ReactNode;
}

/** The brief being filled in. */
export function useBriefForm(): BriefForm {
  const form = useContext(Context);
  if (!form) throw new Error('This belongs inside a BriefFormProvider.');
  return form;
}

/** One field of the brief: its value, how to change it, and its problem. */
export function useAnswer<Value>(path: AnswerPath) {
  const form = useBriefForm();
  return {
    // A removed answer is null until it's saved, but a default such as `value = []` only replaces undefined.
    value: (form.answer(path) ?? undefined) as Value | undefined,
    set: (value: Value | null, when: Moment = 'typing') => form.change(path, value, when),
    leave: () => form.leave(path),
    error: form.problem(path),
    elsewhere: (form.elsewhere(path) ?? undefined) as Value | undefined,
    problem: form.problem,
    path,
  };
}

interface LocalBriefFormProps {
  data: OnboardingData;
  /** What was typed, by path. It covers the answers of `data`. */
  answers: Record<string, unknown>;
  /** Problems by field. */
  errors: Record<string, string>;
  onChange: (path: AnswerPath, value: unknown) => void;
  children: ReactNode;
}

/** Fields of the brief in another form, which keeps what's typed and saves it itself. */
export function LocalBriefForm({ data, answers, errors, onChange, children }: LocalBriefFormProps) {
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }));
  const form: BriefForm = {
    data,
    answer: (path) => answerIn(answers, data.answers, path),
    change: (path, value) => onChange(path, value),
    leave: () => {},
    problem: (field) => errors[field],
    problems,
    stepProblems: problems,
    elsewhere: () => undefined,
    save: { state: 'saved', at: 0 },
    started: true,
    revision: data.revision,
    host: data.host,
    adoptRevision: () => {},
    flush: async () => {},
    goToStep: () => {},
    leaveStep: async () => [],
  };
  return <Context value={form}>{children}</Context>;
}
