import type { ReactNode } from 'react';
import { pathWith } from '../../http/own-path.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import type { PanelProps } from './panels.ts';

/** What a person works on, and how to ask for more. */
export function RequestsPanel({ editor: { data } }: PanelProps): ReactNode {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ui text-ink-2">
        {data.openEdits === 0
          ? 'Nothing is open. If something is hard to do here, tell us in your own words.'
          : `We’re working on ${data.openEdits === 1 ? 'one edit' : `${data.openEdits} edits`}. You’ll find ${data.openEdits === 1 ? 'it' : 'them'} in your portal.`}
      </p>
      <LinkButton to={pathWith('/portal/request', data.inPortal)}>Say it in your words</LinkButton>
    </div>
  );
}
