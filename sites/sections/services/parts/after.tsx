import type { ReactNode } from 'react';
import { ActionLink } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import type { ServicesProps } from '../schema.ts';

/** What follows the list: the link to all services. */
export function AfterPrices({ props, site }: { props: ServicesProps; site: Site }): ReactNode {
  if (!props.more) return null;
  return (
    <p className="after">
      <ActionLink action={props.more} site={site} />
    </p>
  );
}
