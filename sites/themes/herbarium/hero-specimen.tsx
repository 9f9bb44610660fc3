import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, FactPairs, fitOf, longWordOf, Ornament, PictureView, slot } from '../../sections/parts.tsx';
import { branchSvg } from '../../sections/sprig.ts';

/** What the business works with in a row across the whole page, or a pressed branch, the headline above it as large as a title page; the facts are its label, as on an herbarium's sheet. */
export default function SpecimenHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  const objects = (props.more ?? []).filter((picture) => picture.kind === 'object');
  return (
    <Band section={section} boxes={[props.facts.length > 0 ? 'wrap stacked labeled' : 'wrap stacked']}>
      <div className="head box">
        {props.eyebrow && <p className="eyebrow strong">{props.eyebrow.text}</p>}
        <h1 className={`${fitOf(headline, 30, 54)} ${longWordOf(headline)}`}>{headline}</h1>
      </div>
      {objects.length > 1 ? (
        <ul className={`kept apart n${objects.length}`} aria-hidden="true">
          {objects.map((picture) => (
            <li key={picture.name}>
              <PictureView picture={picture} slot={{ ...slot(1, 1, '16vw'), priority: true }} site={site} />
            </li>
          ))}
        </ul>
      ) : (
        <Ornament className="branch" svg={branchSvg(site.document.seed, `${section.id}-branch`)} />
      )}
      <div className="words">
        {props.lead && <p className={props.lead.text.length > 130 ? 'lead loose long' : 'lead loose'}>{props.lead.text}</p>}
        <Actions actions={props.actions} site={site} />
      </div>
      {props.facts.length > 0 && (
        <div className="label on-surface">
          <FactPairs facts={props.facts} />
        </div>
      )}
    </Band>
  );
}
