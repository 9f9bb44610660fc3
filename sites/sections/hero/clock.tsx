import { Fragment, type ReactNode } from 'react';
import { PictureView } from '../../pictures/picture-view.tsx';
import { FactPairs } from '../facts-list.tsx';
import { Actions } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { fitHeadline, phoneFrame, wideFrame } from './headline.ts';
import { rulerOf } from './ruler.ts';
import type { HeroProps } from './schema.ts';

/** The headline as wide as the page over a ruler of the day, where the opening hours are marked. */
export default function Clock({ props, section, site }: SectionView<HeroProps>) {
  const ruler = site.facts.hours && rulerOf(site.facts.hours, site.document.language);
  return (
    <section id={section.id} data-section={section.id} className={`hero-clock band-${section.band}`}>
      <p className="eb">{props.eyebrow.text}</p>
      <Headline text={props.headline.text} face={site.document.theme.pairing.split('+')[0] ?? ''} />
      {ruler && ruler.labels.length > 0 ? (
        <>
          <div className="day" aria-hidden="true">
            {ruler.hours.map((hour, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its index
              <i key={index} className={hour.state === 'never' ? undefined : `${hour.state} ${hour.part}`} />
            ))}
          </div>
          <ul className="spans">
            {ruler.labels.slice(0, 4).map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      ) : (
        <hr className="plain" />
      )}
      <div className="row">
        <div className="say">
          {props.lead && <p>{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
        {props.picture && (
          <div className="art">
            <PictureView
              picture={props.picture}
              slot={{ width: 16, height: 9, sizes: '(min-width: 56.25rem) 64vw, 100vw', priority: true }}
              site={site}
            />
          </div>
        )}
      </div>
      <FactPairs facts={props.facts} className={`facts n${props.facts.length}`} />
    </section>
  );
}

/** One text with two sets of line breaks; the style sheet shows the one that suits the width. */
function Headline({ text, face }: { text: string; face: string }): ReactNode {
  const wide = fitHeadline(text, face, wideFrame);
  const phone = fitHeadline(text, face, phoneFrame);
  const wideEnds = lineEnds(wide.lines);
  const phoneEnds = lineEnds(phone.lines);
  return (
    <h1 className={`s${wide.step} l${wide.lines.length}`}>
      <span className={`s${phone.step} l${phone.lines.length}`}>
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
    </h1>
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
