import { sentences } from '../../language/sentences.ts';
import type { HeroView } from '../../sections/hero/schema.ts';
import { Band, FactPairs, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import { HeadlineEnd, OtherActions } from './parts/reach.tsx';

/** A letter's opening: the headline ends in the number, and each sentence after it is set smaller. Facts hang in the margin; only a photo is enclosed, never a drawing. */
export default function OpeningHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  const said = [props.lead, ...(props.further ?? [])].flatMap((line) => (line ? sentences(line.text) : [])).slice(0, 4);
  const first = fitOf(said[0] ?? '', 130, 210) === 'short' ? 0 : 1;
  const since = site.facts.founded && site.words.facts.since(site.facts.founded);
  const photo = props.picture?.kind === 'photo' ? props.picture : undefined;
  return (
    <Band section={section} className="with-end fold" boxes={['wrap stacked']}>
      <div className="point box">
        <h1 className={`${fitOf(headline, 34, 58)} ${longWordOf(headline)}`}>{headline}</h1>
        <HeadlineEnd headline={headline} site={site} />
      </div>
      {props.eyebrow && <p className="where muted">{props.eyebrow.text}</p>}
      <div className={photo ? 'voice gridded with-photo' : 'voice gridded'}>
        <div className="said">
          {said.map((sentence, index) => (
            <p key={sentence} className={`v${Math.min(first + index, 3)}`}>
              {sentence}
            </p>
          ))}
          <OtherActions actions={props.actions} site={site} />
        </div>
        <Framed className="photo r-m backed frame" picture={photo} slot={slot(4, 5, '19rem', '92vw')} priority site={site} />
      </div>
      <FactPairs facts={props.facts} className="facts gridded" classOf={(term) => (term === since ? 'since' : undefined)} />
    </Band>
  );
}
