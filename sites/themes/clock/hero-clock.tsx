import { Fragment, type ReactNode } from 'react';
import { headFace } from '../../fonts/pairing.ts';
import { type Frame, fitHeadline, phoneFrame, wideFrame } from '../../sections/fit-headline.ts';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, FactPairs, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import { largeHours, rulerOf } from '../../sections/ruler.ts';
import type { Site } from '../../sections/site.ts';
import { DayRuler } from './parts/day-ruler.tsx';

/** Widest single line, in em, that still fills the first screen. */
const widestLine = 7.2;

/**
 * A few words as wide as the page over a ruler of the day, where the opening hours are marked. They are the headline if it's
 * short; a longer one is set below the ruler, and the usual hours are the words.
 */
export default function Clock({ props, section, site }: HeroView) {
  const { anyHour, hours } = site.facts;
  const { language, theme } = site.document;
  const headline = props.headline.text;
  const face = headFace(theme.pairing);
  const fit = fitHeadline(headline, face, wideFrame);
  const short = fit.lines.length === 1 && fit.em <= widestLine;
  const words = hours && !short && !anyHour ? largeHours(hours, language) : undefined;
  const labels = hours ? rulerOf(hours, language).labels : [];
  return (
    <Band section={section} className="by-hours">
      {props.eyebrow && <p className="eb strong">{props.eyebrow.text}</p>}
      {words ? (
        <p className={`giant ${fitClass(words, face, wideFrame, site)}`}>
          <PageWide text={words} face={face} site={site} />
        </p>
      ) : (
        <h1 className={`giant ${fitClass(headline, face, wideFrame, site)}`}>
          <PageWide text={headline} face={face} site={site} />
        </h1>
      )}
      <DayRuler site={site} />
      {labels.length > 0 && (
        <ul className="spans stacked">
          {labels.map(({ text, from, to }) => (
            <li
              key={text}
              className={
                from < 9 ? site.valueClass('--h', Math.floor(from)) : `till at-right ${site.valueClass('--h', 24 - Math.ceil(to))}`
              }
            >
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className={props.picture ? 'row gridded' : 'row gridded bare'}>
        <div className="say box">
          {words && <h1 className={`point ${fitOf(headline, 36, 64)} ${longWordOf(headline)}`}>{headline}</h1>}
          {props.lead && <p>{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
        <Framed className="art filled frame backed" picture={props.picture} slot={slot(16, 9, '64vw')} priority site={site} />
      </div>
      <FactPairs facts={props.facts} className={`facts gridded n${props.facts.length}`} />
    </Band>
  );
}

function fitClass(text: string, face: string, frame: Frame, site: Site): string {
  const { em, lines } = fitHeadline(text, face, frame);
  return `${site.valueClass('--em', em)} l${lines.length}`;
}

/** One text with two sets of line breaks; the style sheet shows the one that suits the width. */
function PageWide({ text, face, site }: { text: string; face: string; site: Site }): ReactNode {
  const wide = fitHeadline(text, face, wideFrame);
  const phone = fitHeadline(text, face, phoneFrame);
  const wideEnds = lineEnds(wide.lines);
  const phoneEnds = lineEnds(phone.lines);
  return (
    <span className={fitClass(text, face, phoneFrame, site)}>
      {text
        .split(/\s+/)
        .filter(Boolean)
        .map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, their order never changes
          <Fragment key={index}>
            {index > 0 && ' '}
            {wideEnds.has(index) && <br className="on-wide" />}
            {phoneEnds.has(index) && <br className="on-phone" />}
            {word}
          </Fragment>
        ))}
    </span>
  );
}

/** Positions of the words that start a line after the first. */
function lineEnds(lines: string[]): Set<number> {
  let position = 0;
  const starts = lines.map((line) => {
    const start = position;
    position += line.split(' ').length;
    return start;
  });
  return new Set(starts.slice(1));
}
