import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * The head of a screen: its h1, its state in a word (a Dot), its actions at the right. `scale` is `app` in the portal and the admin,
 * `form` on sign-in and long forms, `page` on public pages, where `lead` says the rest.
 */
export function PageHeading({ title, status, actions, lead, scale = 'app', className }: PageHeadingProps): ReactNode {
  return (
    <header className={classNames('flex flex-wrap items-center gap-x-4 gap-y-3', scale === 'app' ? 'mb-5' : 'items-end', className)}>
      <h1 className={classNames('min-w-0 wrap-break-word', sizes[scale])}>{title}</h1>
      {status}
      {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      {lead && <p className={classNames('w-full text-ink-2', scale === 'page' ? 'max-w-[34em] text-lead' : '')}>{lead}</p>}
    </header>
  );
}

const sizes = { app: 'text-[1.65rem] tracking-[-.025em]', form: 'text-2', page: 'text-1' };

export type PageHeadingProps = {
  title: ReactNode;
  status?: ReactNode;
  actions?: ReactNode;
  lead?: ReactNode;
  scale?: keyof typeof sizes;
  className?: string;
};
