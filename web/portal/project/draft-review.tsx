import { useState } from 'react';
import { useFetcher, useFetchers } from 'react-router';
import { isSending } from '../../forms/is-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import type { ChosenSection } from './chosen-section.ts';
import { DraftView } from './draft-view.tsx';
import { EditsColumn } from './edits-column.tsx';
import { HeldVersion } from './held-version.ts';
import type { ProjectData } from './project-data.ts';

/**
 * The draft on the left, its edits on the right, with the same section selected in both. A version that arrives while the
 * owner writes about a section is only shown when they ask for it, so nothing they typed is lost.
 */
export function DraftReview({ data, shown: newest }: { data: ProjectData; shown: NonNullable<ProjectData['shown']> }) {
  const [page, setPage] = useState('/');
  const [chosen, setChosen] = useState<ChosenSection | null>(null);
  const ask = useFetcher<{ errors?: Record<string, string> }>();
  const [held] = useState(() => new HeldVersion(newest));
  const shown = held.shown(newest, { isWriting: chosen !== null, isSaving: useFetchers().some(isSending) });
  const label = shown.pages.find((candidate) => candidate.path === page)?.label ?? shown.pages[0]?.label ?? '';
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)]">
      {shown.id !== newest.id && (
        <Notice
          title={`Version ${newest.number} is ready`}
          className="lg:col-span-2"
          action={
            <Button look="secondary" size="small" onClick={() => setChosen(null)}>
              Discard and view it
            </Button>
          }
        >
          You’re writing about version {shown.number}. You can still send it.
        </Notice>
      )}
      <DraftView
        data={data}
        shown={shown}
        page={page}
        onPage={setPage}
        chosen={chosen}
        onChoose={(found) => setChosen({ ...found, label: nameOf(shown, found) })}
      />
      <EditsColumn data={data} shown={shown} chosen={chosen} pageLabel={label} page={page} onChoose={setChosen} ask={ask} />
    </div>
  );
}

/** The chosen section's name: its kind and, if we know it, what it says. */
function nameOf(shown: NonNullable<ProjectData['shown']>, { page, section, label }: ChosenSection): string {
  return (
    shown.pages.find(({ path }) => path === page)?.sections.find(({ id }) => id === section)?.name ?? shown.everyPage[section] ?? label
  );
}
