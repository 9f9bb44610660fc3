import { Breakable } from '../breakable.tsx';
import { ActionLink, Band } from '../parts.tsx';
import { hrefOf } from '../site.ts';
import type { ContactView } from './schema.ts';
import { isDirect, keyOf } from './way.ts';

/** Longest value, in characters, that's large on one line of a phone. */
const longestLarge = 16;

/** Ways to get in touch: the first on a large loud card, the others beside it. */
export default function Cards({ props, section, site }: ContactView) {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      <ul className={`gridded n${props.ways.length > 4 ? 'more' : props.ways.length}`}>
        {props.ways.map((way) => {
          const href = hrefOf(way.action, site.document);
          const value = way.value.text.length <= longestLarge ? 'value large' : 'value';
          return (
            <li key={keyOf(way)} className="box on-surface in-column r-l">
              <h3>{way.label.text}</h3>
              {href && isDirect(way.action) ? (
                <p className={value}>
                  <a href={href}>
                    <Breakable text={way.value.text} />
                  </a>
                </p>
              ) : (
                <>
                  <p className={value}>
                    <Breakable text={way.value.text} />
                  </p>
                  <ActionLink action={way.action} site={site} className="go strong" />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
