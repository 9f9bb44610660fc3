import { brand } from '../../../content/brand.ts';
import { zoneInWords } from '../../../content/clock.ts';
import { afterOpenHours, momentInWords } from '../../../content/hours.ts';
import { Link } from '../../ui/controls/link.tsx';
import { useNow } from '../use-now.ts';

/** The operator's facts as hairline rows: when an answer comes, phone, mail, hours, and the other way to reach us. */
export function ContactFacts({ replyHours, other }: { replyHours: number; other: { title: string; text: string; to: string } }) {
  const now = useNow();
  const zone = zoneInWords(brand.timeZone);
  const rows = [
    {
      title: 'An answer by',
      text: now
        ? `${momentInWords(afterOpenHours(now, replyHours), now)} ${zone}, if you write now`
        : `${replyHours} support hours after you write`,
    },
    {
      title: 'Phone',
      text: <Link to={brand.phone.href}>{brand.phone.display}</Link>,
    },
    { title: 'Email', text: <Link to={`mailto:${brand.email}`}>{brand.email}</Link> },
    { title: 'Support', text: `${brand.supportHours.label}, ${zone}` },
    { title: other.title, text: <Link to={other.to}>{other.text}</Link> },
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
