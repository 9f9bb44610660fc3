import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/drawings/icon.tsx';
import type { EditorData } from './editor-data.ts';
import { type Panel, panels, panelsFor } from './panels/panels.ts';

interface Props {
  data: EditorData;
  panel: Panel | undefined;
  onOpen: (panel: Panel | undefined) => void;
}

/** The rail beside the draft: a button for each panel, and the way back. */
export function EditorRail({ data, panel, onOpen }: Props): ReactNode {
  return (
    <nav data-part="rail" aria-label="Editor" className="flex flex-col gap-1 border-r border-line px-2 py-4 max-md:hidden">
      {panelsFor(data).map((key) => (
        <RailButton
          key={key}
          panel={key}
          isOpen={panel === key}
          count={key === 'requests' ? data.openEdits : 0}
          onOpen={() => onOpen(panel === key ? undefined : key)}
        />
      ))}
      <a
        href={data.home}
        className="mt-auto grid justify-items-center gap-1 rounded-2 px-1 py-2 text-small text-ink-2 no-underline hover:text-ink"
      >
        <Icon of={ArrowLeft} size={20} />
        {data.area === 'admin' ? 'Project' : 'Portal'}
      </a>
    </nav>
  );
}

function RailButton({ panel, isOpen, count, onOpen }: { panel: Panel; isOpen: boolean; count: number; onOpen: () => void }): ReactNode {
  const { label, icon } = panels[panel];
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className={`relative grid justify-items-center gap-1 rounded-2 py-2 text-small whitespace-nowrap ${isOpen ? 'bg-raised font-semibold shadow-1' : 'text-ink-2 hover:text-ink'}`}
    >
      <Icon of={icon} size={20} />
      {label}
      {count > 0 && (
        <span className="absolute top-1 right-3 grid min-w-5 place-items-center rounded-full bg-ink px-1 text-micro text-bg">
          {count}
          <span className="sr-only"> open</span>
        </span>
      )}
    </button>
  );
}
