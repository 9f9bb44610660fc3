import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The head of a portal or Admin screen: its h1, its status (a Dot), and its actions at the right (on their own line if there’s no room). `lead` is an introduction. */
export function PageHeading({ title, status, actions, lead, className }: PageHeadingProps): ReactNode {
  return (
    <header className={classNames('flex flex-wrap items-center gap-x-4 gap-y-3 mb-5', className)}>
      <h1 className="min-w-0 wrap-break-word text-[1.65rem] tracking-[-.025em]">{title}</h1>
      {/* Takes the rest of the line, so actions are at the right, and at the left if they wrap. */}
      <div className="mr-auto flex min-w-0 empty:-ml-4">{status}</div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      {lead && <p className="w-full text-ink-2">{lead}</p>}
    </header>
  );
}

export type PageHeadingProps = {
  title: ReactNode;
  status?: ReactNode;
  actions?: ReactNode;
  lead?: ReactNode;
  className?: string;
};
