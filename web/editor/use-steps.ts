import { useState } from 'react';
import type { Editor } from './use-editor.ts';

export type StepKind = 'undo' | 'redo';

/** Undoes and redoes changes. `done` says what was undone or redone last, `error` why it wasn't. */
export function useSteps({ data, make }: Editor) {
  const [{ done, error }, setOutcome] = useState<{ done?: string; error?: string | undefined }>({});
  const take = async (kind: StepKind) => {
    const version = data[kind];
    if (!version) return;
    setOutcome((before) => ({ error: before.error }));
    const outcome = await make({ kind, versionId: version.id }, kind === 'undo' ? 'Undoing...' : 'Redoing...');
    if (outcome.ok) setOutcome({ done: `${kind === 'undo' ? 'Undone' : 'Redone'}: ${version.name}` });
    else setOutcome({ error: Object.values(outcome.errors)[0] });
  };
  return { take: (kind: StepKind) => void take(kind), done, error };
}

export type Steps = ReturnType<typeof useSteps>;
