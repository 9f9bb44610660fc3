import { useEffect, useState } from 'react';
import { StageBar } from '../../ui/drawings/stage-bar.tsx';
import type { ProjectData } from './project-data.ts';
import { stagesOf } from './stages.ts';

/** The stage bar; times are shown in the reader's own zone once the page runs. */
export function Stages({ data }: { data: ProjectData }) {
  const [format, setFormat] = useState<((date: string) => string) | undefined>();
  useEffect(() => {
    const local = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });
    setFormat(() => (date: string) => local.format(new Date(date)));
  }, []);
  const draftNumber = data.versions[0]?.number ?? null;
  return <StageBar label="Stage" className="mt-5" steps={stagesOf({ ...data.project, draftNumber }, format)} />;
}
