import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../ui/controls/button.tsx';
import { ReviewButton } from '../review-button.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import { PagesPanel } from './pages-panel.tsx';
import { type Panel, type PanelProps, panels, panelsFor } from './panels.ts';
import { PhotosPanel } from './photos-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { StructurePanel } from './structure-panel.tsx';

const contents: Record<Panel, (props: PanelProps) => ReactNode> = {
  pages: PagesPanel,
  facts: FactsPanel,
  look: LookPanel,
  photos: PhotosPanel,
  requests: RequestsPanel,
  structure: StructurePanel,
};

/** The open panel: beside the draft, or over it on phones, where it starts with the menu. */
export function EditorPanel(props: PanelProps): ReactNode {
  const { editor, isPhone, opened, draft } = props;
  const { panel, open } = opened;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel && !box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
  }, [panel]);
  if (!panel) return null;
  const Content = contents[panel];
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-part="panel"
      aria-label={panels[panel].label}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) open(undefined);
      }}
      className={`min-h-0 overflow-y-auto bg-bg outline-none md:col-start-2 md:border-r md:border-line ${
        panel === 'look' ? 'md:w-[min(64rem,70vw)]' : 'md:w-[27rem]'
      } max-md:fixed max-md:inset-x-0 max-md:top-[calc(3.75rem+var(--strip))] max-md:bottom-0 max-md:z-30`}
    >
      <div className="flex items-center justify-between gap-4 px-6 pt-5 max-md:px-4">
        <h2 className="font-display text-3">{panels[panel].label}</h2>
        <IconButton icon={X} label={`Close ${panels[panel].label.toLowerCase()}`} className="-mr-2" onClick={() => open(undefined)} />
      </div>
      {isPhone && (
        <nav aria-label="Menu" className="flex gap-1 overflow-x-auto px-3 py-2">
          {panelsFor(editor.data).map((key) => (
            <button
              key={key}
              type="button"
              aria-current={key === panel ? 'true' : undefined}
              onClick={() => open(key)}
              className={`min-h-11 shrink-0 rounded-2 px-3 text-small ${key === panel ? 'bg-sunk font-semibold' : 'text-ink-2'}`}
            >
              {panels[key].label}
            </button>
          ))}
        </nav>
      )}
      <div className="px-6 pt-2 pb-8 max-md:px-4">
        <Content {...props} />
        {isPhone && (
          <div className="mt-6 border-t border-line pt-4">
            <ReviewButton editor={editor} isTyping={draft.isTyping} wide />
          </div>
        )}
      </div>
    </section>
  );
}
