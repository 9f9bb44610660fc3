import { firstContact } from '../../../content/reach-us.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';

/** Says why no call can be booked. `other` is true if the reader has one already. */
function whyNone(takesBookings: boolean, other: boolean): string {
  return takesBookings ? `We have no ${other ? 'other ' : ''}open times in the next few weeks.` : 'Online booking is closed right now.';
}

/** Replaces the form while no call can be booked. Names the other two ways to reach a person. */
export function NoCalls({ takesBookings, other = false }: NoneFree) {
  const { verb, href, shown } = firstContact();
  return (
    <div className="max-w-prose">
      <h2 className="text-2">{whyNone(takesBookings, other)}</h2>
      <p className="mt-5 text-lead text-ink-2">
        {verb} us at <Link to={href}>{shown}</Link>, or send a message with times that work for you. A person will answer.
      </p>
      <LinkButton to="/contact" className="mt-7">
        Write to us
      </LinkButton>
    </div>
  );
}

/** Replaces days and times if the last one is taken while the form is open. What was typed stays. */
export function NoTimes({ takesBookings, other = false }: NoneFree) {
  const { verb, href, shown } = firstContact();
  return (
    <Notice title={whyNone(takesBookings, other)}>
      {verb} us at{' '}
      <Link to={href} className="link">
        {shown}
      </Link>
      , or{' '}
      <Link to="/contact" className="link">
        send a message with times that work for you
      </Link>
      .
    </Notice>
  );
}

interface NoneFree {
  takesBookings: boolean;
  other?: boolean;
}
