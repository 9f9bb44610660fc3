import type { ReactNode } from 'react';
import type { Stretch } from '../chart.ts';
import { Band } from '../parts.tsx';
import { DayRows } from './parts/day-rows.tsx';
import type { HoursView } from './schema.ts';

/** The hours table with its own chart: a bar over 24 ticks for each day. */
export default function Roster({ props, section, site }: HoursView) {
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <h2>{props.heading.text}</h2>
      <div className="scale muted gridded" aria-hidden="true">
        {['06:00', '12:00', '18:00'].map((time) => (
          <span key={time}>{site.words.time(time)}</span>
        ))}
      </div>
      <DayRows site={site} label={props.heading.text} chart={chartOf} />
      {props.note && <p className="note measured muted">{props.note.text}</p>}
    </Band>
  );
}

function chartOf(_spans: [string, string][], stretches: Stretch[]): ReactNode {
  return (
    <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {stretches.map((stretch) => (
        <rect key={stretch.from} x={stretch.from} width={stretch.to - stretch.from} height="1" />
      ))}
    </svg>
  );
}
