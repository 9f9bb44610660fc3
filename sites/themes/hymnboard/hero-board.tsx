import type { ReactNode } from 'react';
import { spanLabel } from '../../labels/hours.ts';
import type { HeroProps, HeroView } from '../../sections/hero/schema.ts';
import { weekRows } from '../../sections/hero/week-rows.ts';
import { Actions, FactPairs, Framed, longWordOf, slot } from '../../sections/parts.tsx';
import type { Site } from '../../sections/site.ts';
import { boardClass, Cards, SpanFaces, widthClass } from './parts/cards.tsx';

interface Row {
  label: string;
  text?: string | undefined;
  cards: ReactNode;
  /** The words on the cards, a line each. */
  said: string[];
}

/** A hymn board: the headline on the top rail, then a rail for each time, price or opening with its numbers slid in. */
export default function Board({ props, section, site }: HeroView) {
  const rows = rowsOf(props, site);
  const widths = widthClass(rows.flatMap(({ said }) => said));
  return (
    <section
      id={section.id}
      data-section={section.id}
      className={`hero-board ${boardClass(site.document.theme.palette)} n${rows.length} ${widths}`}
    >
      <div className="head railed">
        <h1 className={`${stepOf(props.headline.text)} ${longWordOf(props.headline.text)}`}>{props.headline.text}</h1>
        {props.eyebrow && <p className="eb t-1 strong">{props.eyebrow.text}</p>}
      </div>
      {rows.length > 0 && (
        <dl className="rows">
          {rows.map((row) => (
            <div key={row.label} className="slot railed">
              <dt className="h">{row.label}</dt>
              {row.text && <dd className="text">{row.text}</dd>}
              <dd className="num wraps">{row.cards}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="wrap foot stacked">
        {props.lead && <p className="lead loose">{props.lead.text}</p>}
        <Actions actions={props.actions} site={site} />
        <FactPairs facts={props.facts} className={`facts gridded f${props.facts.length}`} />
      </div>
      <Framed className="photo clipped edged" picture={props.picture} slot={slot(12, 5, '100vw')} site={site} />
    </section>
  );
}

/** Times of services, else opening hours, else prices, else the phone number. */
function rowsOf({ times = [], prices = [] }: HeroProps, site: Site): Row[] {
  const { hours, phone } = site.facts;
  const { language } = site.document;
  if (times.length > 0) {
    return times.map(({ name, time, text }) => ({
      label: name.text,
      text: text?.text,
      cards: <Cards text={time.text} />,
      said: [time.text],
    }));
  }
  if (hours) {
    return weekRows(hours, language).map(({ days, spans }) => ({
      label: days,
      cards: spans.map((span) => (
        <span key={span[0]} className="span">
          <span className="vh">{spanLabel(span, language)}</span>
          <SpanFaces span={span} site={site} />
        </span>
      )),
      said: spans.map((span) => spanLabel(span, language)),
    }));
  }
  if (prices.length > 1) {
    return prices.slice(0, 5).map(({ name, price }) => ({ label: name.text, cards: <Cards text={price.text} />, said: [price.text] }));
  }
  if (!phone) return [];
  const number = (
    <a href={phone.href}>
      <Cards text={phone.display} />
    </a>
  );
  return [{ label: site.words.form.phone, cards: number, said: [phone.display] }];
}

function stepOf({ length }: string): string {
  return length < 25 ? 's1' : length < 48 ? 's2' : length < 68 ? 's3' : 's4';
}
