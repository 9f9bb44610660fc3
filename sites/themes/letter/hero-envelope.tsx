import type { ReactNode } from 'react';
import { sentences } from '../../language/sentences.ts';
import type { HeroView } from '../../sections/hero/schema.ts';
import { LogoView } from '../../sections/logo-view.tsx';
import { Band, FactPairs, Framed, fitOf, longWordOf, slot } from '../../sections/parts.tsx';
import type { Site } from '../../sections/site.ts';
import { HeadlineEnd, OtherActions } from './parts/reach.tsx';

/** The front of an envelope: trade and place where the sender writes theirs, the picture or the logo as the stamp, the headline as the address, ending in the number. */
export default function EnvelopeHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  const said = props.lead ? sentences(props.lead.text) : [];
  const since = site.facts.founded && site.words.facts.since(site.facts.founded);
  return (
    <Band section={section} className="with-end" boxes={['wrap stacked']}>
      <div className={props.picture ? 'envelope relative gridded pictured' : 'envelope relative gridded'}>
        {props.eyebrow && <p className="where balanced">{props.eyebrow.text}</p>}
        <div className="stamp relative">
          <Postmark site={site} />
          {props.picture ? (
            <Framed className="paper frame filled" picture={props.picture} slot={slot(5, 6, '20rem', '40vw')} priority site={site} />
          ) : (
            <span
              className={site.document.logo.kind === 'photo' ? 'paper gridded on-accent photo' : 'paper gridded on-accent'}
              aria-hidden="true"
            >
              <LogoView site={site} size={64} />
            </span>
          )}
        </div>
        <div className="address box">
          <h1 className={`${fitOf(headline, 34, 58)} ${longWordOf(headline)}`}>{headline}</h1>
          <HeadlineEnd headline={headline} site={site} />
        </div>
      </div>
      <div className="said">
        {said.map((sentence, index) => (
          <p key={sentence} className={index === 0 && sentence.length < 170 ? 'first t-3' : 'then loose'}>
            {sentence}
          </p>
        ))}
        <OtherActions actions={props.actions} site={site} />
      </div>
      <FactPairs facts={props.facts} className="facts gridded" classOf={(term) => (term === since ? 'since' : undefined)} />
    </Band>
  );
}

/** The town around a ring, the year of the business's founding or its ZIP code in the middle; nothing without a town. */
function Postmark({ site }: { site: Site }): ReactNode {
  const { city, state, founded, address } = site.facts;
  const id = site.nextId();
  if (!city || city.length > 18) return null;
  const center = founded ?? address?.zip ?? state;
  return (
    <svg className="postmark" viewBox="0 0 250 110" aria-hidden="true">
      <path
        className="waves"
        d="M104 25q12-9 24 0t24 0 24 0 24 0 24 0M108 45q12-9 24 0t24 0 24 0 24 0 24 0M109 65q12-9 24 0t24 0 24 0 24 0 24 0M105 85q12-9 24 0t24 0 24 0 24 0 24 0"
      />
      <circle cx="55" cy="55" r="51" />
      <circle cx="55" cy="55" r="31" />
      <path id={id} className="around" d="M55 92.5a37.5 37.5 0 1 1 .1 0" />
      <text className="town" textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {[city, center === state ? '' : state].filter(Boolean).join(' · ')}
        </textPath>
      </text>
      <text className="year" x="55" y="62" textAnchor="middle">
        {center}
      </text>
    </svg>
  );
}
