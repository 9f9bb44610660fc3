import { phoneParts } from '../../text/phone.ts';
import { Link } from '../ui/controls/link.tsx';

/** A phone number as it was typed, to call with a tap. Text with two numbers has two links. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <span className="wrap-anywhere">
      {phoneParts(phone).map(({ text, href }, place) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number don't move.
          <Link key={place} to={href} className={className}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </span>
  );
}
