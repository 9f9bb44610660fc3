import { ArrowDown, ArrowUp, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Answers, answerAt } from '../../../domain/briefs/schema.ts';
import { truncate } from '../../../text/truncate.ts';
import { IconButton, unavailable } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import type { EditorData } from '../editor-data.ts';
import type { Editor } from '../use-editor.ts';

type Page = EditorData['draft']['pages'][number];
type Section = Page['sections'][number];

/** The page's sections: move them with the arrows, hide them, show them again. */
export function SectionList({ editor, page, isLocked }: { editor: Editor; page: string; isLocked: boolean }): ReactNode {
  const { data, make, busy } = editor;
  const pageDraft = data.draft.pages.find(({ path }) => path === page);
  const hidden = data.hidden.filter((one) => one.page === page);
  const { movable, moved, move } = useMoves(editor, pageDraft);
  return (
    <section aria-labelledby="sections-heading">
      <h3 id="sections-heading" className="ui-heading">
        Sections on {pageDraft?.label}
      </h3>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol className="mt-2">
        {pageDraft?.sections.map((section) => (
          <li key={section.id} className={rowClasses}>
            {(section.fixed || section.isReadOnly) && <Icon of={Lock} size={16} className="shrink-0 text-ink-2" />}
            <span className="min-w-0 flex-1 truncate">{section.name}</span>
            {section.isReadOnly && <span className="text-ink-2">Locked</span>}
            {section.fixed && <span className="text-ink-2">{section.fixed === 'first' ? 'Always first' : 'Always last'}</span>}
            {!section.fixed && !isLocked && (
              <Arrows
                name={section.name}
                isFirst={section === movable[0]}
                isLast={section === movable.at(-1)}
                isBusy={busy !== undefined}
                onMove={(by) => void move(section, by)}
              />
            )}
            {section.canHide && !section.isReadOnly && (
              <TextButton
                name="Hide"
                of={section.name}
                isBusy={busy !== undefined}
                onClick={() => void make({ kind: 'hide', page, section: section.id, name: section.kind }, 'Hiding...')}
              />
            )}
          </li>
        ))}
        {hidden.map((one) => (
          <li key={one.id} className={`${rowClasses} text-ink-2`}>
            <span className="min-w-0 flex-1 truncate">{one.name}</span>
            <span>{one.isReadOnly ? 'Hidden and locked' : 'Hidden'}</span>
            {!one.isReadOnly && (
              <TextButton
                name="Show"
                of={one.name}
                isBusy={busy !== undefined}
                onClick={() => void make({ kind: 'show', editId: one.id, name: truncate(one.name, 60) }, 'Showing...')}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const rowClasses = 'flex min-h-12 items-center gap-3 border-t border-line text-small';

/** Moves sections of a page among those that can be moved. `moved` says where the last one went. */
function useMoves({ data, make }: Editor, page: Page | undefined) {
  const sections = page?.sections ?? [];
  const movable = sections.filter(({ fixed }) => !fixed);
  const [moved, setMoved] = useState('');
  const move = async (section: Section, by: -1 | 1) => {
    if (!page) return;
    setMoved('');
    const ids = movable.map(({ id }) => id);
    const at = ids.indexOf(section.id);
    const next = ids.toSpliced(at, 1).toSpliced(at + by, 0, section.id);
    const was = answerAt(data.answers, 'look.order') ?? null;
    const facts = [{ path: 'look.order' as const, value: withOrder(data.answers, page.path, next), was }];
    const outcome = await make({ kind: 'facts', name: `Moved: ${section.kind}`, facts }, 'Moving...');
    const place = sections.indexOf(section) + by + 1;
    if (outcome.ok) setMoved(`${section.name} is now part ${place} of ${sections.length}`);
  };
  return { movable, moved, move };
}

interface ArrowsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
}

function Arrows({ name, isFirst, isLast, isBusy, onMove }: ArrowsProps): ReactNode {
  return (
    <>
      <IconButton icon={ArrowUp} size={16} label={`Move up: ${name}`} disabled={isFirst || isBusy} onClick={() => onMove(-1)} />
      <IconButton icon={ArrowDown} size={16} label={`Move down: ${name}`} disabled={isLast || isBusy} onClick={() => onMove(1)} />
    </>
  );
}

function TextButton({ name, of, isBusy, onClick }: { name: string; of: string; isBusy: boolean; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="link min-h-8" aria-label={`${name}: ${of}`} {...unavailable(isBusy, onClick)}>
      {name}
    </button>
  );
}

/** The owner's order of sections by page, with that of one page replaced. */
function withOrder(answers: Answers, page: string, sections: string[]): { page: string; sections: string[] }[] {
  const before = (answerAt(answers, 'look.order') ?? []) as { page: string; sections: string[] }[];
  return [...before.filter((one) => one.page !== page), { page, sections }];
}
