import { phoneHref } from '../../sites/phone.ts';
import { Link } from '../ui/controls/link.tsx';

/** A phone number as it was typed, to call with a tap if it's one that can be dialed. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  const href = phoneHref(phone);
  return href ? (
    <Link to={href} className={className}>
      {phone}
    </Link>
  ) : (
    <span className="wrap-anywhere">{phone}</span>
  );
}
