import { DayRows } from '../../sections/hours/parts/day-rows.tsx';
import type { HoursView } from '../../sections/hours/schema.ts';
import { Band, longWordOf } from '../../sections/parts.tsx';
import { edgeWords, FilmEdge } from './parts/film.tsx';

/** The week as seven frames of one film across the page: open days are light, closed ones weren't exposed. */
export default function FramesHours({ props, section, site }: HoursView) {
  return (
    <Band section={section} className="sec" boxes={['box fit-box']}>
      <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      <div className="film">
        <DayRows site={site} label={props.heading.text} />
        <FilmEdge words={edgeWords(site)} />
      </div>
      {props.note && <p className="note">{props.note.text}</p>}
    </Band>
  );
}
