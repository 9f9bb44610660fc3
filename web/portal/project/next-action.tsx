import { usePortalPath } from '../portal-path.ts';
import { Dial } from './dial.tsx';
import { nextStep } from './next-step.tsx';
import { NightPanel } from './night-panel.tsx';
import type { ProjectData } from './project-data.ts';
import { useReaderTime } from './use-reader-time.ts';

/** The one night panel of the screen: what to do next, and the clock. */
export function NextAction({ data }: { data: ProjectData }) {
  const { title, text, actions } = nextStep(data, useReaderTime(), usePortalPath());
  return (
    <NightPanel title={title} text={text} actions={actions}>
      <Dial data={data} />
    </NightPanel>
  );
}
