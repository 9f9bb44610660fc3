import type { ReactNode } from 'react';
import { ActionLink, PhoneLink } from '../../parts.tsx';
import type { Site } from '../../site.ts';

/** The phone number as a link, or the first action of a business without one. */
export function Phone({ site }: { site: Site }): ReactNode {
  const { phone } = site.facts;
  const [action] = site.document.actions;
  if (phone) return <PhoneLink site={site} className="ph nw" anyHour />;
  return action && <ActionLink action={action} site={site} className="ph" />;
}
