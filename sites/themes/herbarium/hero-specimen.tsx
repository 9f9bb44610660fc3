import type { HeroView } from '../../sections/hero/schema.ts';
import { Actions, Band, FactPairs, fitOf, longWordOf, Ornament } from '../../sections/parts.tsx';
import { branchSvg } from '../../sections/sprig.ts';

/** A pressed branch across the whole page, the headline above it as large as a title page; the facts are its label, as on an herbarium's sheet. No picture. */
export default function SpecimenHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  return (
    <Band section={section} boxes={[props.facts.length > 0 ? 'wrap stacked labeled' : 'wrap stacked']}>
      <div className="head box">
        {props.eyebrow && <p className="eyebrow strong">{props.eyebrow.text}</p>}
        <h1 className={`${fitOf(headline, 30, 54)} ${longWordOf(headline)}`}>{headline}</h1>
      </div>
      <Ornament className="branch" svg={branchSvg(site.document.seed, `${section.id}-branch`)} />
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
