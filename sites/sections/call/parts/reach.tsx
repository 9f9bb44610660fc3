import type { ReactNode } from 'react';
import type { Action } from '../../../document/document.ts';
import { EmailLink, PhoneLink } from '../../parts.tsx';
import { hrefOf, type Site } from '../../site.ts';
import type { CallProps } from '../schema.ts';

/** Whether the band asks for a call and there's a number, and the actions besides. */
export function callAndOthers({ actions }: CallProps, { document }: Site): { calls: boolean; others: Action[] } {
  const calls = document.facts.phone !== undefined && actions.some(({ to }) => to.kind === 'phone');
  return { calls, others: actions.filter((action) => !(calls && action.to.kind === 'phone') && hrefOf(action, document)) };
}

/** The action that the number or the email address itself can stand for, and the others. */
export function directAndOthers({ actions }: CallProps, { document }: Site): { direct: Action | undefined; others: Action[] } {
  const { phone, email } = document.facts;
  const direct = actions.find(({ to }) => (to.kind === 'phone' && phone) || (to.kind === 'email' && email));
  return { direct, others: actions.filter((action) => action !== direct && hrefOf(action, document)) };
}

/** The number or the email address that stands for an action. */
export function Direct({ action, site }: { action: Action; site: Site }): ReactNode {
  return action.to.kind === 'phone' ? <PhoneLink site={site} className="direct nw" /> : <EmailLink site={site} className="direct mail" />;
}
