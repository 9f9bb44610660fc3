import type { ReactNode } from 'react';
import type { HeroProps, HeroView } from '../../sections/hero/schema.ts';
import { Hills } from '../../sections/hills.tsx';
import { Actions, Band, FactPairs, fitOf, longWordOf } from '../../sections/parts.tsx';
import { hasPage, pathOf, type Site } from '../../sections/site.ts';

/** Peaks that fit beside each other. */
const mostPeaks = 6;

/** A viewpoint: every peak on the horizon is a service by name. No picture. */
export default function PeaksHero({ props, section, site }: HeroView) {
  const headline = props.headline.text;
  const services = (props.services ?? []).slice(0, mostPeaks);
  return (
    <Band section={section}>
      <div className="land clipped">
        <div className="words box">
          {props.eyebrow && <p className="eb strong">{props.eyebrow.text}</p>}
          <h1 className={`${fitOf(headline, 34, 60)} ${longWordOf(headline)}`}>{headline}</h1>
          <div className="say">
            {props.lead && <p className="lead">{props.lead.text}</p>}
            <Actions actions={props.actions} site={site} />
          </div>
        </div>
        <div className="horizon relative gridded">
          {services.length > 0 && (
            <ul className={`gridded n${services.length}`}>
              {services.map((service) => (
                <li key={service.anchor} className="aligned relative">
                  <Peak service={service} site={site} />
                </li>
              ))}
            </ul>
          )}
          <Hills palette={site.document.theme.palette} of={`peaks${site.document.seed}`} sun={services.length > 0 ? undefined : 0.75} />
        </div>
      </div>
      <FactPairs facts={props.facts} className={`keys r-m relative on-surface stacked n${props.facts.length}`} />
    </Band>
  );
}

/** A service's name with its price, which leads to it on the Services page if there is one. */
function Peak({ service: { name, price, anchor }, site }: { service: NonNullable<HeroProps['services']>[number]; site: Site }): ReactNode {
  const words = (
    <>
      <span>{name.text}</span>
      {price && <span className="price">{price.text}</span>}
    </>
  );
  if (!hasPage(site.document, 'services')) return <p className="name relative centered in-column">{words}</p>;
  return (
    <a className="name relative centered in-column" href={`${pathOf(site.document, 'services')}#${anchor}`}>
      {words}
    </a>
  );
}
