import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type AnswerPath, answerAt } from '../../../domain/briefs/schema.ts';
import { LocalBriefForm } from '../../brief/brief-form.tsx';
import type { OnboardingData } from '../../brief/onboarding-data.ts';
import { sameAnswer, withoutBlankRows } from '../../brief/same-answer.ts';
import { useKept } from '../../browser/use-kept.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { EditorData } from '../editor-data.ts';
import type { Editor } from '../use-editor.ts';

interface Props {
  editor: Editor;
  /** The answers that the form may change. */
  paths: readonly AnswerPath[];
  /** Answers that change with them, if any does. */
  together?: { path: AnswerPath; value: unknown }[];
  /** What the version is named after, and the button: 'Phone'. */
  name: string;
  /** Called with what's typed, by path, whenever it changes, for the draft to show. */
  onTyped?: (typed: Partial<Record<AnswerPath, unknown>>) => void;
  /** Called when what was typed differs from what's saved, and when it doesn't anymore. */
  onUnsaved?: (isUnsaved: boolean) => void;
  /** Called with the checks that keep the new version from being shown. */
  onSaved: (held: string[]) => void;
  onCancel: () => void;
  children: ReactNode;
}

const noneTyped: Partial<Record<AnswerPath, unknown>> = {};

/**
 * A form over answers of the brief, with the same fields as the brief itself. Saving makes one version. What was typed is kept until
 * it's saved or canceled.
 */
export function CardForm({ editor, paths, together = [], name, onTyped, onUnsaved, onSaved, onCancel, children }: Props): ReactNode {
  const { data, busy, make } = editor;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [opened] = useState(data.answers);
  // What was typed over answers that someone else has changed since isn't offered again.
  const base = JSON.stringify(paths.map((path) => answerAt(opened, path) ?? null));
  const [typed = noneTyped, setTyped] = useKept<typeof noneTyped>(`card:${data.project.id}:${name}:${base}`);
  const formData = useMemo(() => formDataOf(data), [data]);
  const changed = paths.filter((path) => path in typed && !sameAnswer(withoutBlankRows(typed[path]), answerAt(opened, path)));
  const isUnsaved = changed.length > 0;
  useEffect(() => {
    const clear = () => setErrors(({ '': _, ...rest }) => rest);
    addEventListener('online', clear);
    return () => removeEventListener('online', clear);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is news
  useEffect(() => onTyped?.(typed), [typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is news
  useEffect(() => {
    onUnsaved?.(isUnsaved);
    return () => onUnsaved?.(false);
  }, [isUnsaved]);
  const save = async () => {
    const facts = [
      ...changed.map((path) => ({ path, value: withoutBlankRows(typed[path]) ?? null, was: answerAt(opened, path) ?? null })),
      ...together.map(({ path, value }) => ({ path, value, was: answerAt(data.answers, path) ?? null })),
    ];
    const outcome = await make({ kind: 'facts', name, facts }, 'Saving...');
    if (!outcome.ok) return setErrors(outcome.errors);
    setTyped(undefined);
    onSaved(outcome.held);
  };
  const others = Object.entries(errors).filter(([field]) => !paths.some((path) => field === path || field.startsWith(`${path}.`)));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-5 py-3"
    >
      <LocalBriefForm
        data={formData}
        answers={typed}
        errors={errors}
        onChange={(path, value) => {
          setTyped((before) => ({ ...before, [path]: value }));
          setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !field.startsWith(path))));
        }}
      >
        {children}
      </LocalBriefForm>
      {others.map(([field, message]) => (
        <p key={field} role="alert" className="font-semibold text-danger">
          {message}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!isUnsaved} busy={busy !== undefined && 'Saving...'}>
          Save {name.toLowerCase()}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setTyped(undefined);
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The editor's data in the form of the brief's, whose fields the cards use. What only the brief's own screens show stays empty. */
function formDataOf({ project, answers, advice, uploads, draft }: EditorData): OnboardingData {
  return {
    projectId: project.id,
    step: 'business',
    answers,
    revision: draft.number,
    savedAt: 0,
    now: 0,
    started: true,
    previewOrigin: draft.origin,
    problems: [],
    host: project.host,
    paid: true,
    startsOn: '',
    advice,
    hasTownWithState: true,
    tidied: [],
    uploads,
    freeLogo: undefined,
    lookTitle: undefined,
    leftOut: [],
    photosWithoutRoom: undefined,
    headlines: undefined,
  };
}
