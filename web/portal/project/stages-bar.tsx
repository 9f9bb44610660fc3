import { StageBar } from '../../ui/drawings/stage-bar.tsx';
import type { ProjectData } from './project-data.ts';
import { stagesOf } from './stages.ts';
import { useReaderTime } from './use-reader-time.ts';

/** The stage bar, its times in the reader's own zone. */
export function Stages({ data }: { data: ProjectData }) {
  const when = useReaderTime();
  return <StageBar label="Stage" className="mt-5" steps={stagesOf(data.project, when)} />;
}
