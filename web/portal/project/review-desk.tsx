import { useState } from 'react';
import { useFetcher } from 'react-router';
import { DraftView } from './draft-view.tsx';
import { EditsColumn } from './edits-column.tsx';
import type { ProjectData } from './project-data.ts';

export interface Chosen {
  page: string;
  section: string;
  label: string;
}

/** The draft at the left, its edits at the right; a section chosen in one is spoken of in the other. */
export function ReviewDesk({ data, shown }: { data: ProjectData; shown: NonNullable<ProjectData['shown']> }) {
  const [page, setPage] = useState('/');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const ask = useFetcher<{ errors?: Record<string, string> }>();
  const label = shown.pages.find((candidate) => candidate.path === page)?.label ?? shown.pages[0]?.label ?? '';
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)]">
      <DraftView
        data={data}
        shown={shown}
        page={page}
        onPage={setPage}
        chosen={chosen}
        onChoose={(found) => setChosen({ ...found, label: nameOf(shown, found) })}
      />
      <EditsColumn data={data} shown={shown} chosen={chosen} pageLabel={label} page={page} onDone={() => setChosen(null)} ask={ask} />
    </div>
  );
}

/** What a chosen section is called: by its kind and what it says, where we know it. */
function nameOf(shown: NonNullable<ProjectData['shown']>, { page, section, label }: Chosen): string {
  return (
    shown.pages.find(({ path }) => path === page)?.sections.find(({ id }) => id === section)?.name ?? shown.everyPage[section] ?? label
  );
}
