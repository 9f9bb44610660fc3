import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { setupSteps } from '../../../domain/settings/setup-schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { DotShape } from '../../ui/drawings/dot.tsx';

/** The line above every admin screen until the first setup is finished. */
export function SetupNotice({ done }: { done: number }): ReactNode {
  if (useLocation().pathname.startsWith('/admin/setup')) return null;
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-2 gap-y-1 border-l-[3px] border-ink bg-sunk px-4 py-2 text-ui">
      <DotShape state="active" />
      <span className="font-semibold">{done ? 'Your setup isn’t finished.' : 'Add your name, color, prices and more.'}</span>
      <span className="text-ink-2">
        {done} of {setupSteps.length} steps done.
      </span>
      <Link to="/admin/setup" className="link touch-area">
        {done ? 'Continue setup' : 'Start setup'}
      </Link>
    </p>
  );
}
