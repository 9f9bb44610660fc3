import { ButtonForm } from '../../ui/controls/button.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';

/** Edits that lost their place, or replaced a fact that has changed. */
export function NotedEdits({ noted }: { noted: { id: string; words: string }[] }) {
  if (noted.length === 0) return null;
  return (
    <RuledSection title="Manual edits to review">
      <ul>
        {noted.map(({ id, words }) => (
          <li key={id} className="flex items-start justify-between gap-4 border-b border-line py-3 text-small">
            <span className="min-w-0 break-words">{words}</span>
            <DropEdit id={id} label="Discard" name="Text discarded" />
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

/** Sections and pictures that were removed from the site. Restoring one makes a new version, not sent yet. */
export function RemovedByHand({ items, projectId }: { items: { id: string; page: string; name: string }[]; projectId: string }) {
  if (items.length === 0) return null;
  return (
    <RuledSection title="Removed from the site" className="mt-8">
      <ul>
        {items.map(({ id, page, name }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-2 text-small">
            <span className="min-w-0 break-words">
              {name} <span className="text-ink-2">({page})</span>
            </span>
            <DropEdit id={id} label="Restore" name={`Restored: ${name}`} action={`/admin/projects/${projectId}`} />
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

function DropEdit({ id, label, name, action }: { id: string; label: string; name: string; action?: string }) {
  return (
    <ButtonForm fields={{ intent: 'drop-edit', editId: id, name }} action={action} size="small" look="secondary">
      {label}
    </ButtonForm>
  );
}
