import { fitOf, longWordOf } from '../fit.ts';
import { langOf } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { quoted } from './quoted.ts';
import type { QuoteProps } from './schema.ts';

/** A customer's words on a tablet framed in small tile; any others on plain plaques under it. */
export default function TabletQuote({ props, section, site }: SectionView<QuoteProps>) {
  const [first, ...others] = props.items;
  if (!first) return null;
  return (
    <section id={section.id} data-section={section.id} className={`quote-tablet depth band-${section.band}`}>
      <div className="wrap sec">
        <div className="edge">
          <figure>
            <blockquote
              lang={langOf(first.text, site)}
              className={`h fit-${fitOf(first.text.text, 90, 190)} ${longWordOf(first.text.text)}`}
            >
              {quoted(first.text.text)}
            </blockquote>
            <figcaption>{first.name.text}</figcaption>
          </figure>
        </div>
        {others.length > 0 && (
          <ul className="wraps">
            {others.map((item) => (
              <li key={item.text.text}>
                <figure>
                  <blockquote lang={langOf(item.text, site)}>{quoted(item.text.text)}</blockquote>
                  <figcaption>{item.name.text}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
