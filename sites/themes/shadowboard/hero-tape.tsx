import type { HeroView } from '../../sections/hero/schema.ts';
import { ownThings } from '../../sections/own-things.ts';
import { Actions, Band, fitOf, longTermOf, longWordOf, Price } from '../../sections/parts.tsx';
import { Tool } from './parts/tool.tsx';

/** Tags that hang beside the words. */
const most = 4;

/** The headline on strips of label tape across the board; beside it prices, or what else there is to know, hang as large tags, and what the business works with stands below. */
export default function TapeHero({ props, section, site }: HeroView) {
  const prices = (props.prices ?? []).slice(0, most);
  const facts = prices.length > 0 ? [] : props.facts.slice(0, most);
  const rest = props.facts.filter((fact) => !facts.includes(fact));
  const tools = ownThings(site.document).slice(0, 6);
  return (
    <Band section={section}>
      <div className={`wrap top stacked${prices.length + facts.length > 0 ? '' : ' alone'}`}>
        <div className="words box">
          <h1 className={`${fitOf(props.headline.text, 30, 56)} ${longWordOf(props.headline.text)}`}>
            <span>{props.headline.text}</span>
          </h1>
          {props.eyebrow && <p className="where">{props.eyebrow.text}</p>}
          {props.lead && <p className="lead loose">{props.lead.text}</p>}
          <Actions actions={props.actions} site={site} />
        </div>
        {prices.length > 0 && (
          <ul className="tags wraps">
            {prices.map(({ name, price }) => (
              <li key={name.text}>
                <span>{name.text}</span>
                <Price className={`figure h${price.text.length > 10 ? ' long' : ''}`} line={price} />
              </li>
            ))}
          </ul>
        )}
        {facts.length > 0 && (
          <ul className={`tags wraps ${longTermOf(facts)}`.trim()}>
            {facts.map(({ term, text }) => (
              <li key={term.text}>
                <span className="figure word h">{term.text}</span>
                {text && <span>{text.text}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {tools.length > 1 && (
        <ul className="wrap kit apart" aria-hidden="true">
          {tools.map((name, index) => (
            <li key={name}>
              <Tool name={name} site={site} outfit={index} stands />
            </li>
          ))}
        </ul>
      )}
      <div className="front band-deep">
        {rest.length > 0 && (
          <ul className="wrap">
            {rest.map(({ term, text }) => (
              <li key={term.text}>
                <strong>{term.text}</strong>
                {text && <span> {text.text}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}
