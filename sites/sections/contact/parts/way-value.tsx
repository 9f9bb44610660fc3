import type { ReactNode } from 'react';
import { Breakable } from '../../breakable.tsx';
import { ActionLink } from '../../parts.tsx';
import { hrefOf, type Site } from '../../site.ts';
import { isDirect, type Way } from '../way.ts';

interface Props {
  way: Way;
  site: Site;
  className?: string;
  /** Element of a value that isn't a link itself. */
  as?: 'p' | 'span';
}

/** How to reach the business one way: the number or address as a link, or the street with a link to directions below. */
export function WayValue({ way: { action, value }, site, className = 'value', as: Text = 'span' }: Props): ReactNode {
  const href = hrefOf(action, site.document);
  if (href && isDirect(action))
    return (
      <a className={className} href={href}>
        <Breakable text={value.text} />
      </a>
    );
  return (
    <>
      <Text className={className}>
        <Breakable text={value.text} />
      </Text>
      <ActionLink action={action} site={site} className="go tappable" />
    </>
  );
}
