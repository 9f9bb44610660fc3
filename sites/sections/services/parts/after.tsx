import type { ReactNode } from 'react';
import type { Site } from '../../../site.ts';
import { ActionLink } from '../../parts.tsx';
import type { ServicesProps } from '../schema.ts';

/** What follows a price list: the way to ask if it has no prices, and the link to all services. */
export function AfterPrices({ props, priced, site }: { props: ServicesProps; priced: boolean; site: Site }): ReactNode {
  if (priced && !props.more) return null;
  return (
    <p className="after">
      {!priced && <ActionLink className="btn ghost" action={props.ask} site={site} />}
      {props.more && <ActionLink action={props.more} site={site} />}
    </p>
  );
}
