import type { ReactNode } from 'react';
import type { Page } from '../../../document/document.ts';
import type { FormProps } from '../../form/schema.ts';
import { HoursTable } from '../../parts.tsx';
import type { Site } from '../../site.ts';

/** Opening hours as a table, unless the page has them above. */
export function FooterWeek({ site, short = false }: { site: Site; short?: boolean }): ReactNode {
  return hasFooterWeek(site) ? <HoursTable site={site} short={short} /> : null;
}

export function hasFooterWeek({ facts, page }: Pick<Site, 'facts' | 'page'>): boolean {
  return facts.hours !== undefined && !page.sections.some(showsWeek);
}

/** The hours of the first place, or a booking form that has them beside it. */
function showsWeek({ kind, variant, place, props }: Page['sections'][number]): boolean {
  return (
    (kind === 'hours' && place === undefined) || (kind === 'form' && variant === 'chips' && (props as FormProps).purpose === 'booking')
  );
}
