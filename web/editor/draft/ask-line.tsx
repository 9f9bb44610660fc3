import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { pathWith } from '../../http/own-path.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import type { EditorData } from '../editor-data.ts';

/** The line below the draft that leads to where an owner says in their own words what should change. */
export function AskLine({ data, page }: { data: EditorData; page: string }): ReactNode {
  return (
    <div className="border-t border-line bg-bg px-3 py-2 md:px-4">
      <Link
        to={pathWith('/portal/request', { ...data.inPortal, from: 'editor', page: page === '/' ? undefined : page })}
        className="flex min-h-11 items-center gap-3 rounded-2 border border-control bg-raised px-3 text-ui text-ink-2 no-underline hover:text-ink"
      >
        <Icon of={MessageSquare} size={18} />
        What should change?
      </Link>
    </div>
  );
}
