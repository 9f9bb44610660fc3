import { useEffect, useRef, useState } from 'react';
import { useFetcher, useFetchers } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { DraftView } from './draft-view.tsx';
import { EditsColumn } from './edits-column.tsx';
import type { ProjectData } from './project-data.ts';

export interface Chosen {
  page: string;
  section: string;
  label: string;
}

/**
 * The draft at the left, its edits at the right; a section chosen in one is spoken of in the other. A version that staff
 * send while somebody writes about a section waits until they ask for it, so that nothing typed is lost.
 */
export function ReviewDesk({ data, shown: newest }: { data: ProjectData; shown: NonNullable<ProjectData['shown']> }) {
  const [page, setPage] = useState('/');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const ask = useFetcher<{ errors?: Record<string, string> }>();
  const shown = useHeldVersion(newest, chosen !== null);
  const label = shown.pages.find((candidate) => candidate.path === page)?.label ?? shown.pages[0]?.label ?? '';
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)]">
      {shown.id !== newest.id && (
        <Notice
          title={`Version ${newest.number} is here`}
          className="lg:col-span-2"
          action={
            <Button look="secondary" size="small" onClick={() => setChosen(null)}>
              Leave this and look at it
            </Button>
          }
        >
          You are writing about version {shown.number}. It can still be sent.
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

/** The version to show: the newest, but while a section is written about, the one it was begun on, or one's own save of it. */
function useHeldVersion<Version extends { id: string }>(newest: Version, writing: boolean): Version {
  const [held, setHeld] = useState(newest);
  const saving = useFetchers().some((fetcher) => fetcher.state === 'submitting');
  const saved = useRef(false);
  useEffect(() => {
    if (saving) saved.current = true;
  }, [saving]);
  useEffect(() => {
    if (writing && !saved.current && newest.id !== held.id) return;
    saved.current = false;
    setHeld(newest);
  }, [newest, writing, held.id]);
  return writing ? held : newest;
}

/** What a chosen section is called: by its kind and what it says, where we know it. */
function nameOf(shown: NonNullable<ProjectData['shown']>, { page, section, label }: Chosen): string {
  return (
    shown.pages.find(({ path }) => path === page)?.sections.find(({ id }) => id === section)?.name ?? shown.everyPage[section] ?? label
  );
}
