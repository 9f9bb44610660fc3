import { brand, phoneHref } from '../../../content/brand.ts';
import { hoursInWords } from '../../../content/hours.ts';
import { mailto } from '../../../text/email-address.ts';
import { zoneInWords } from '../../../time/clock.ts';
import type { OpenHours } from '../../../time/open-hours.ts';
import { Link } from '../../ui/controls/link.tsx';

/** The operator's contact details in ruled rows: response time, phone, email, hours, and the other way to reach us. */
export function ContactFacts({
  replyHours,
  support,
  other,
}: {
  replyHours: number;
  support: OpenHours;
  other: { title: string; text: string; to: string };
}) {
  const zone = zoneInWords(brand.timeZone);
  const rows = [
    {
      title: 'We’ll answer',
      text: (
        // Reserves two lines, because the filled-in time usually needs both.
        <span data-clock="reply" data-hours={JSON.stringify(support)} data-reply-hours={replyHours} className="block min-h-[2lh]">
          <span data-words suppressHydrationWarning>{`within ${replyHours} support hours`}</span>
        </span>
      ),
    },
    ...(brand.phone ? [{ title: 'Phone', text: <FactLink to={phoneHref()}>{brand.phone}</FactLink> }] : []),
    { title: 'Email', text: <FactLink to={mailto(brand.email)}>{brand.email}</FactLink> },
    { title: 'Support', text: `${hoursInWords(support)}, ${zone}` },
    { title: other.title, text: <FactLink to={other.to}>{other.text}</FactLink> },
  ];
  return (
    <dl className="border-t-[1.5px] border-ink">
      {rows.map(({ title, text }) => (
        <div key={title} className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-line py-4 text-ui">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A link alone in its row, with a larger touch area. */
function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link font-normal">
      {children}
    </Link>
  );
}
