import type { ReactNode } from 'react';
import type { HeroProps } from '../../../sections/hero/schema.ts';
import { ActionLink, Framed, fitOf, longTermOf, longWordOf, PictureView, slot } from '../../../sections/parts.tsx';
import type { Site } from '../../../sections/site.ts';

/** What stands under a row as wide as the page: headline and lead, beside them a drawing, then a row of keys with the actions and facts, then the owner's photos. */
export function Under({ props, site }: { props: HeroProps; site: Site }): ReactNode {
  const { headline, eyebrow, lead, actions, facts } = props;
  const drawing = props.picture?.kind === 'photo' ? undefined : props.picture;
  const photos = [props.picture, ...(props.more ?? [])].filter((picture) => picture?.kind === 'photo');
  return (
    <>
      <div className={`say ${fitOf(headline.text, 37, 62)}${drawing ? ' drawn' : ''}`}>
        <Framed className="frame filled" picture={drawing} slot={slot(4, 3, '34vw', '92vw')} priority site={site} />
        <h1 className={longWordOf(headline.text)}>{headline.text}</h1>
        <div>
          {eyebrow && <p className="eb">{eyebrow.text}</p>}
          {lead && <p>{lead.text}</p>}
        </div>
      </div>
      <ul className={`row facts-${facts.length} ${longTermOf(facts)}`.trim()}>
        {actions.map((action, index) => (
          <li key={action.label.text} className={index === 0 ? 'go first' : 'go'}>
            <ActionLink action={action} site={site} />
          </li>
        ))}
        {facts.map((fact) => (
          <li key={fact.term.text} className="fact">
            <p className="term h">{fact.term.text}</p>
            {fact.text && <p>{fact.text.text}</p>}
          </li>
        ))}
      </ul>
      {photos.length > 0 && (
        <div className={`photos of-${photos.length}`}>
          {photos.map((photo) => (
            <div key={photo?.alt.text} className="frame">
              {photo && <PictureView picture={photo} slot={slot(3, 2, '42vw', '50vw')} site={site} />}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
