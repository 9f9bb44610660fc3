import { brand } from '../../../content/brand.ts';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';

/** Why no call can be booked. `what` is 'Nothing', or 'Nothing else' to somebody who has one. */
function whyNone(takesBookings: boolean, what: string): string {
  return takesBookings ? `${what} is free in the coming weeks.` : 'No calls can be booked at the moment.';
}

/** What stands in the form's place while no call can be booked: the other two ways to a person. */
export function NoCalls({ takesBookings, what = 'Nothing' }: NoneFree) {
  return (
    <div className="max-w-prose">
      <h2 className="text-2">{whyNone(takesBookings, what)}</h2>
      <p className="mt-5 text-lead text-ink-2">
        Call us at <Link to={brand.phone.href}>{brand.phone.display}</Link>, or write and say when it suits you. A person answers.
      </p>
      <LinkButton to="/contact" className="mt-7">
        Write to us
      </LinkButton>
    </div>
  );
}

/** The same in the place of days and times, when the last of them goes while the form is open: what was typed stays. */
export function NoTimes({ takesBookings, what = 'Nothing' }: NoneFree) {
  return (
    <Notice title={whyNone(takesBookings, what)}>
      Call us at{' '}
      <Link to={brand.phone.href} className="link">
        {brand.phone.display}
      </Link>
      , or{' '}
      <Link to="/contact" className="link">
        write and say when it suits you
      </Link>
      .
    </Notice>
  );
}

interface NoneFree {
  takesBookings: boolean;
  what?: string;
}
