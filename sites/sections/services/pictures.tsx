import { ActionLink, Band, Framed, Head, slot } from '../parts.tsx';
import type { ServicesView } from './schema.ts';

/** Above this many, the rest are listed below: no one scrolls past twelve wide pictures. */
const mostPictured = 6;
const picturedOfMany = 3;

/** Services as wide pictures, left and right by turns, the words cut into a corner. */
export default function Pictures({ props, section, site }: ServicesView) {
  const first = props.items.length > mostPictured ? props.items.slice(0, picturedOfMany) : props.items;
  // Without a picture there's nothing to cut words into: the service is listed below.
  const pictured = first.filter(({ picture }) => picture);
  const rest = props.items.filter((item) => !pictured.includes(item));
  return (
    <Band section={section}>
      {props.lead || pictured.length === 0 ? <Head props={props} className="wrap head" /> : <h2 className="vh">{props.heading.text}</h2>}
      {pictured.length > 0 && (
        <ul className="wide-pictures">
          {pictured.map((item) => (
            <li key={item.anchor}>
              <Framed className="frame filled" picture={item.picture} slot={slot(16, 9, '74vw')} site={site} />
              <div className="words relative">
                <h3>{item.name.text}</h3>
                {item.text && <p>{item.text.text}</p>}
                {item.price && <p className="price strong">{item.price.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {(rest.length > 0 || props.more) && (
        <div className="wrap after">
          {rest.length > 0 && (
            <ul className={`rest${rest.length % 2 ? ' odd' : ''}`}>
              {rest.map((item) => (
                <li key={item.anchor}>
                  <h3>{item.name.text}</h3>
                  {item.price && <p className="price strong">{item.price.text}</p>}
                  {item.text && <p className="text muted">{item.text.text}</p>}
                </li>
              ))}
            </ul>
          )}
          {props.more && <ActionLink action={props.more} site={site} className="btn ghost" />}
        </div>
      )}
    </Band>
  );
}
