import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

/**
 * A link to one of our paths (`/faq`, `#top`) through the router, or to `https:`, `tel:`, `mailto:` as a plain anchor. `newTab`
 * opens a new tab and announces that to screen readers. `document` loads a new document, for paths that are files. A link whose text
 * is its address, such as an email, isn't translated.
 */
export function Link({ to, newTab = false, document = false, children, ...rest }: LinkProps): ReactNode {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const inside = (
    <>
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </>
  );
  if (/^[a-z][a-z0-9+.-]*:/i.test(to) || document) {
    return (
      <a href={to} translate={typeof children === 'string' && to.includes(children) ? 'no' : undefined} {...tab} {...rest}>
        {inside}
      </a>
    );
  }
  return (
    <RouterLink to={to} {...tab} {...rest}>
      {inside}
    </RouterLink>
  );
}

export type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string; newTab?: boolean; document?: boolean };
