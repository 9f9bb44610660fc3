import type { ReactNode } from 'react';
import { hasPage, pathOf, type Site } from '../../site.ts';
import type { ServicesProps } from '../schema.ts';

/** The name of a service as a heading. It links to the service's block on the Services page, if the site has one. */
export function ServiceName({ item, site }: { item: ServicesProps['items'][number]; site: Site }): ReactNode {
  const name = item.name.text;
  return (
    <h3>
      {hasPage(site.document, 'services') ? (
        <a className="quiet-link" href={`${pathOf(site.document, 'services')}#${item.anchor}`}>
          {name}
        </a>
      ) : (
        name
      )}
    </h3>
  );
}
