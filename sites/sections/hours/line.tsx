import type { ReactNode } from 'react';
import { stretchesOf } from '../chart.ts';
import { ActionLink, Band, Ornament } from '../parts.tsx';
import { hrefOf } from '../site.ts';
import { stretchSvg } from '../sprig.ts';
import { DayRows } from './parts/day-rows.tsx';
import type { HoursView } from './schema.ts';

/** The week as one stem across the page that bears a leaf for each hour open; day by day on phones and in half of a page. */
export default function LineHours({ props, section, site }: HoursView) {
  const label = { text: site.words.actions.directions, from: 'default' as const, fields: [] };
  const directions = { label, to: { kind: 'directions' as const } };
  return (
    <Band section={section} boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      <div className="week box">
        <DayRows site={site} label={props.heading.text} chart={leavesOf} />
      </div>
      {props.note && (
        <p className="note">
          {props.note.text} {site.facts.premises && hrefOf(directions, site.document) && <ActionLink action={directions} site={site} />}
        </p>
      )}
    </Band>
  );
}

function leavesOf(spans: [string, string][]): ReactNode {
  const hours = stretchesOf(spans).reduce((sum, { from, to }) => sum + to - from, 0);
  return hours > 0 && <Ornament svg={stretchSvg(Math.ceil(hours))} />;
}
