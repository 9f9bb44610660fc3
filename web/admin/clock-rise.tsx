import { Rise } from '../ui/drawings/rise.tsx';

/** A project's clock in a list: hours spent of those promised for the first draft. Late ones go past the zenith. The text is next to it. */
export function ClockRise({ spentHours, draftHours, late }: { spentHours: number; draftHours: number; late: boolean }) {
  return (
    <div className="w-12 shrink-0">
      <Rise
        cut="small"
        value={Math.min(spentHours, draftHours)}
        total={draftHours}
        overdue={late ? Math.max(1, spentHours - draftHours) : 0}
      />
    </div>
  );
}
