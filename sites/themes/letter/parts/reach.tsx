import type { ReactNode } from 'react';
import { mailto } from '../../../../text/email-address.ts';
import { Breakable } from '../../../sections/breakable.tsx';
import type { HeroProps } from '../../../sections/hero/schema.ts';
import { ActionLink, PhoneLink } from '../../../sections/parts.tsx';
import { hrefOf, type Site } from '../../../sections/site.ts';

/** What a headline ends in, set as large as it: the number, else the email address, else the town unless the headline names it. */
export function HeadlineEnd({ headline, site }: { headline: string; site: Site }): ReactNode {
  const { phone, email, city, state } = site.facts;
  if (phone) {
    return <PhoneLink site={site} className="end tel nw" />;
  }
  if (email) {
    return (
      <a className={`end ${lengthOf(email)}`} href={mailto(email)}>
        <Breakable text={email} />
      </a>
    );
  }
  return city && !headline.includes(city) ? <p className="end town">{[city, state].filter(Boolean).join(', ')}</p> : null;
}

/** `m20` to `m36`: the class of an address of at most so many letters; longer ones break. */
function lengthOf({ length }: string): string {
  return length <= 20 ? 'm20' : length <= 28 ? 'm28' : length <= 36 ? 'm36' : 'm99';
}

/** The actions other than what the headline ends in; the site's first one is a button, what comes after it a line to follow. */
export function OtherActions({ actions, site }: { actions: HeroProps['actions']; site: Site }): ReactNode {
  const { phone } = site.facts;
  const said = phone ? 'phone' : 'email';
  const others = actions.filter((action) => action.to.kind !== said && hrefOf(action, site.document));
  if (others.length === 0) return null;
  return (
    <div className="acts">
      {others.map((action) => (
        <ActionLink key={action.label.text} action={action} site={site} className={action === actions[0] ? 'btn' : 'go tappable'} />
      ))}
    </div>
  );
}
