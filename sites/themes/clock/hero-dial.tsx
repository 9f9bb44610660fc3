import type { ReactNode } from 'react';
import { dayNames } from '../../document/document.ts';
import { type Stretch, stretchesOf } from '../../sections/chart.ts';
import type { HeroProps, HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, FactPairs, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import { rulerOf, weekLabel } from '../../sections/ruler.ts';
import type { Site } from '../../sections/site.ts';

/** The named hours inside the ring, clockwise from the top. */
const quarters = [
  { time: '12:00', x: 0, y: -52, anchor: 'middle' },
  { time: '18:00', x: 62, y: 3.5, anchor: 'end' },
  { time: '24:00', x: 0, y: 59, anchor: 'middle' },
  { time: '06:00', x: -62, y: 3.5, anchor: 'start' },
] as const;

/** The headline beside a dial of 24 hours, noon on top, with the open ones as a thick arc around the picture. */
export default function DialHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  return (
    <Band section={section}>
      <div className={site.facts.hours ? 'cols stacked' : 'cols stacked bare'}>
        <div className="say box">
          {props.eyebrow && <p className="eb strong">{props.eyebrow.text}</p>}
          <h1 className={`${fitOf(headline, 26, 52)} ${longWordOf(headline)}`}>{headline}</h1>
          {props.lead && <p className="lead loose">{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
        <Dial site={site} picture={props.picture} />
      </div>
      <FactPairs facts={props.facts} className={`facts gridded n${props.facts.length}`} />
    </Band>
  );
}

function Dial({ site, picture }: { site: Site; picture: HeroProps['picture'] }): ReactNode {
  const { facts, words, document } = site;
  if (!facts.hours) return null;
  const { hours } = rulerOf(facts.hours, document.language);
  const most = runsOf(hours.map(({ state }) => state === 'most'));
  const all = dayNames.flatMap((day) => stretchesOf(facts.hours?.[day] ?? []));
  return (
    <div className="dial relative gridded">
      <div className={picture ? 'face gridded box pictured' : 'face gridded box'}>
        <Framed className="pic frame filled" picture={picture} slot={slot(1, 1, '24rem', '60vw')} priority site={site} />
        <svg viewBox="-100 -100 200 200" aria-hidden="true">
          <circle className="ticks" r="92" pathLength="96" />
          <circle className="ring" r="76" pathLength="24" />
          {all.map((stretch, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days may have the same hours
            <Arc key={index} stretch={stretch} className="some" />
          ))}
          {most.map((stretch) => (
            <Arc key={stretch.from} stretch={stretch} className="most" />
          ))}
          {!picture &&
            quarters.map(({ time, x, y, anchor }) => (
              <text key={time} x={x} y={y} textAnchor={anchor}>
                {words.time(time)}
              </text>
            ))}
        </svg>
        <p className="usual centered balanced strong">{weekLabel(facts.hours, document.language)}</p>
      </div>
    </div>
  );
}

/** A stretch of the day on the ring. The dashes start at three o'clock, where a dial of 24 hours has 18. */
function Arc({ stretch: { from, to }, className }: { stretch: Stretch; className: string }): ReactNode {
  const length = Math.round((to - from) * 100) / 100;
  return (
    <circle
      className={className}
      r="76"
      pathLength="24"
      strokeDasharray={`${length} ${24 - length}`}
      strokeDashoffset={Math.round((18 - from) * 100) / 100}
    />
  );
}

/** Runs of marked hours as stretches. */
function runsOf(marked: boolean[]): Stretch[] {
  const runs: Stretch[] = [];
  marked.forEach((isMarked, hour) => {
    const last = runs.at(-1);
    if (isMarked && last?.to === hour) last.to = hour + 1;
    else if (isMarked) runs.push({ from: hour, to: hour + 1 });
  });
  return runs;
}
