import { brand } from '../../../content/brand.ts';
import { timeInWords, zoneInWords } from '../../../content/clock.ts';
import { dayOf, momentOf, type OpenHours, weekdayOf } from '../../../content/hours.ts';
import { Rise } from '../../ui/drawings/rise.tsx';
import { useNow } from '../use-now.ts';

/** The operator's day as the rise shows it, from opening to closing, with what the clock says there now. */
export function OperatorClock({ hours, name }: { hours: OpenHours; name: string }) {
  const now = useNow();
  const today = now && dayOf(now);
  const opens = today ? momentOf(today, hours.open).getTime() : 0;
  const closes = today ? momentOf(today, hours.close).getTime() : 1;
  const openToday = today !== undefined && hours.days.includes(weekdayOf(today));
  const passed = now && openToday ? Math.min(1, Math.max(0, (now.getTime() - opens) / (closes - opens))) : 0;
  return (
    <div className="relative [--line-strong:var(--night-500)]">
      <Rise value={passed * 24} cut="large" horizon={false} />
      <p className="absolute right-0 bottom-[12%] text-right">
        <span className="block font-display text-[clamp(2.5rem,4.6vw,4.25rem)] leading-none font-[430] tracking-[-.04em]">
          {now ? timeInWords(now, brand.timeZone) : ' '}
        </span>
        <span className="mt-2 block text-ui text-ink-2">
          {zoneInWords(brand.timeZone)}. {now ? openWords(now, openToday, opens, closes, name) : ''}
        </span>
      </p>
    </div>
  );
}

function openWords(now: Date, openToday: boolean, opens: number, closes: number, name: string): string {
  const at = (moment: number) => timeInWords(new Date(moment), brand.timeZone);
  if (!openToday || now.getTime() >= closes) return `${name} is closed now.`;
  return now.getTime() < opens ? `${name} opens at ${at(opens)}.` : `${name} is open until ${at(closes)}.`;
}
