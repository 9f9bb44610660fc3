import { type ElementType, Fragment, type ReactNode } from 'react';
import { mailto } from '../../text/email-address.ts';
import type { Action, Line, Section } from '../document/document.ts';
import type { Fact } from '../document/fact.ts';
import { placeId } from '../document/places.ts';
import { hoursLabel, hoursRows, spanLabel } from '../labels/hours.ts';
import { foreignLanguage } from '../language/language.ts';
import { Breakable } from './breakable.tsx';
import { longWordOf } from './fit.ts';
import { hrefOf, menuPages, type Site } from './site.ts';

/** What nearly every variant draws with, besides what's below. */
export { type Fit, fitOf, isTall, longWordOf } from './fit.ts';
export { Framed, listPhotoOnPhone, PictureView, type Slot, slot } from './picture-view.tsx';

interface BandProps {
  section: Section;
  /** For a variant that has the same band wherever it's shown. */
  band?: Section['band'];
  className?: string | undefined;
  /** Classes of the boxes around the content, from the outside in. */
  boxes?: string[];
  children: ReactNode;
}

/** A section on its band. Its own class is its kind and variant, such as `area-plates`. */
export function Band({
  section: { id, kind, variant, place, ...section },
  band = section.band,
  className,
  boxes = [],
  children,
}: BandProps) {
  return (
    <section
      id={id}
      data-section={id}
      data-place={place === undefined ? undefined : placeId(place)}
      className={`${kind}-${variant} band-${band}${className ? ` ${className}` : ''}`}
    >
      {boxed(boxes, children)}
    </section>
  );
}

function boxed([box, ...inner]: string[], content: ReactNode): ReactNode {
  return box === undefined ? content : <div className={box}>{boxed(inner, content)}</div>;
}

/** An action as a link; nothing when the fact it needs is missing. */
export function ActionLink({ action, site, className }: { action: Action; site: Site; className?: string | undefined }): ReactNode {
  const href = hrefOf(action, site.document);
  if (!href) return null;
  return (
    <a className={className} href={href}>
      {action.label.text}
    </a>
  );
}

/** The usual pair of buttons: the first filled unless it's `ghost`, the second ghost; nothing without any. */
export function Actions({ actions, site, ghost = false }: { actions: Action[]; site: Site; ghost?: boolean }): ReactNode {
  if (actions.length === 0) return null;
  return (
    <div className="acts">
      {actions.map((action, index) => (
        <ActionLink key={action.label.text} action={action} site={site} className={index > 0 || ghost ? 'btn ghost' : 'btn'} />
      ))}
    </div>
  );
}

/** The `lang` of the owner's or a customer's words if it isn't the site's. */
export function langOf({ text }: Line, { document }: Site): string | undefined {
  return foreignLanguage(text, document.language);
}

/** The owner's or a customer's words as an element of their own, with their `lang` if it isn't the site's. */
export function Said({ line, site, as: Element = 'p', className }: SaidProps): ReactNode {
  return (
    <Element lang={langOf(line, site)} className={className}>
      {line.text}
    </Element>
  );
}

interface SaidProps {
  line: Line;
  site: Site;
  as?: ElementType;
  className?: string | undefined;
}

export function Paragraphs({ lines, site }: { lines: Line[]; site: Site }): ReactNode {
  return lines.map((line) => <Said key={line.text} line={line} site={site} />);
}

interface Headed {
  heading?: Line | undefined;
  lead?: Line | undefined;
}

/** The heading of a section and its lead, if there are any. With `fit`, in a `fit-box`, the heading is no larger than its longest word allows. */
export function Title({ props: { heading, lead }, fit = false }: { props: Headed; fit?: boolean }): ReactNode {
  return (
    <>
      {heading && <h2 className={fit ? longWordOf(heading.text) : undefined}>{heading.text}</h2>}
      {lead && <p className="lead">{lead.text}</p>}
    </>
  );
}

/** A title in a box of its own; nothing without a heading and a lead. */
export function Head({ props, className }: { props: Headed; className: string }): ReactNode {
  if (!props.heading && !props.lead) return null;
  return (
    <div className={className}>
      <Title props={props} fit={className.includes('fit-box')} />
    </div>
  );
}

/** The phone number as a link; nothing without one. */
export function PhoneLink({ site, className, anyHour }: PhoneLinkProps): ReactNode {
  const { phone, anyHour: anyHourText } = site.facts;
  if (!phone) return null;
  return (
    <a className={className} href={phone.href}>
      {anyHour && anyHourText ? site.words.actions.callAnyHour(phone.display) : phone.display}
    </a>
  );
}

interface PhoneLinkProps {
  site: Site;
  className?: string;
  /** Says so if someone answers at any hour. */
  anyHour?: true;
}

/** The email address as a link; nothing without one. */
export function EmailLink({ site, className }: { site: Site; className?: string }): ReactNode {
  const { email } = site.facts;
  if (!email) return null;
  return (
    <a className={className} href={mailto(email)}>
      <Breakable text={email} />
    </a>
  );
}

/** The lines of an address; nothing without any. */
export function AddressLines({ lines }: { lines: Line[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <address>
      <Spans lines={lines.map(({ text }) => text)} />
    </address>
  );
}

/** Lines as an element each. */
export function Spans({ lines }: { lines: string[] }): ReactNode {
  return lines.map((line) => <span key={line}>{line}</span>);
}

/** Lines as items of a list. One with a very long word gets a row of its own. */
export function ListItems({ lines, className }: { lines: Line[]; className?: string }): ReactNode {
  return lines.map(({ text }) => (
    <li key={text} className={[className, longWordOf(text) === 'w20' && 'own-row name'].filter(Boolean).join(' ') || undefined}>
      {text}
    </li>
  ));
}

/** Short lines under one another in one paragraph. */
export function Lines({ lines }: { lines: string[] }): ReactNode {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Lines one after the other with commas between. Each stays whole, and its comma stays with it. */
export function ListedLines({ lines }: { lines: string[] }): ReactNode {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span className="nw">{index < lines.length - 1 ? `${line},` : line}</span>
    </Fragment>
  ));
}

/** List items of the menu with the current page marked. Posts mark their blog. */
export function NavItems({ site }: { site: Site }): ReactNode {
  return menuPages(site.document).map((page) => (
    <li key={page.path}>
      <a
        href={page.path}
        aria-current={page.path === site.page.path ? 'page' : site.page.path.startsWith(`${page.path}/`) ? 'true' : undefined}
      >
        {page.label.text}
      </a>
    </li>
  ));
}

/** The menu on wide screens. */
export function WideMenu({ site, className }: { site: Site; className?: string }): ReactNode {
  return (
    <nav className="wide" aria-label={site.words.at.main}>
      <ul className={className}>
        <NavItems site={site} />
      </ul>
    </nav>
  );
}

/** The phone menu: a <details>, no script. If it's `wordless`, only screen readers get its word. */
export function PhoneMenu({ site, wordless = false }: { site: Site; wordless?: boolean }): ReactNode {
  return (
    <details className="menu">
      <summary>
        <span className={wordless ? 'vh' : undefined}>{site.words.at.menu}</span>
      </summary>
      <ul>
        <NavItems site={site} />
      </ul>
    </details>
  );
}

/**
 * Opening hours as a table, one row a day, or one if every day is the same; nothing when the facts have none. `label` is the heading above it. Without one, the table
 * itself says whose hours it has if there are several places.
 */
export function HoursTable({ site, short = false, label }: { site: Site; short?: boolean; label?: string }): ReactNode {
  const { hours, otherPlaces } = site.facts;
  const { words } = site;
  if (!hours) return null;
  const ownLabel = hoursLabel(site.facts, site.document.language);
  const hasCaption = label === undefined && otherPlaces !== undefined;
  return (
    <table className="hours" aria-label={hasCaption ? undefined : (label ?? ownLabel)}>
      {hasCaption && <caption>{ownLabel}</caption>}
      <tbody>
        {hoursRows(hours, site.document.language, short).map(({ day, label: name }) => {
          const spans = hours[day] ?? [];
          return (
            <tr key={day} className={spans.length ? undefined : 'off'}>
              <th scope="row">{name}</th>
              <td>
                {spans.length
                  ? spans.map((span, index) => (
                      <span className="nw" key={span[0]}>
                        {index > 0 && <br />}
                        {spanLabel(span, site.document.language)}
                      </span>
                    ))
                  : words.closed}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Questions as <details>; `name` makes them close one another. */
export function Questions({ items, name, site }: { items: { question: Line; answer: Line }[]; name: string; site: Site }): ReactNode {
  return (
    <div className="faq">
      {items.map((item, index) => (
        <details key={item.question.text} name={name} open={index === 0}>
          <summary lang={langOf(item.question, site)}>{item.question.text}</summary>
          <p lang={langOf(item.answer, site)}>{item.answer.text}</p>
        </details>
      ))}
    </div>
  );
}

/** A price with its words made small around the figure: 'from $149', '$89 per hour'. Anything without a figure is shown as it is. */
export function Price({ line, className }: { line: Line; className?: string | undefined }): ReactNode {
  const parts = /^(\D*?)(\$[\d.,]+(?: to \$[\d.,]+)?)(.*)$/.exec(line.text);
  const [, before = '', figure = '', after = ''] = parts ?? [];
  return (
    <span className={className}>
      {parts ? (
        <>
          {before.trim() && <small>{before}</small>}
          {figure}
          {after.trim() && <small>{after}</small>}
        </>
      ) : (
        line.text
      )}
    </span>
  );
}

/** A price as a paragraph. It's `told` if it has no figure, unless its class is given. */
export function PriceLine({
  line,
  className,
  figureClass,
}: {
  line?: Line | undefined;
  className?: string;
  figureClass?: string;
}): ReactNode {
  if (!line) return null;
  return (
    <p className={className ?? (/\d/.test(line.text) ? 'price' : 'price told')}>
      <Price className={figureClass} line={line} />
    </p>
  );
}

/** Short facts as a definition list, or as paragraphs if some say it all in the term: a list has a definition for each. */
export function FactPairs({ facts, className = '', termClass = '', textClass = '', classOf }: FactPairsProps): ReactNode {
  if (!facts.length) return null;
  const [List, Term, Meaning] = facts.every(({ text }) => text) ? (['dl', 'dt', 'dd'] as const) : (['div', 'p', 'p'] as const);
  return (
    <List className={`pairs ${className}`.trim()}>
      {facts.map(({ term, text }) => (
        <div key={term.text} className={classOf?.(term.text)}>
          <Term className={`term ${termClass}`.trim()}>{term.text}</Term>
          {text && <Meaning className={`meaning ${textClass}`.trim()}>{text.text}</Meaning>}
        </div>
      ))}
    </List>
  );
}

interface FactPairsProps {
  facts: Fact[];
  className?: string | undefined;
  termClass?: string;
  textClass?: string;
  /** The class of a fact by its term. */
  classOf?: (term: string) => string | undefined;
}

/** Short facts as a plain list. Some have no text. */
export function PlainFacts({ facts, className = 'facts' }: { facts: Fact[]; className?: string }): ReactNode {
  if (!facts.length) return null;
  return (
    <ul className={className}>
      {facts.map(({ term, text }) => (
        <li key={term.text}>
          <b>{term.text}</b>
          {text && <span>{text.text}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Class of a list of facts by the longest word of their terms (see `longWordOf`). */
export function longTermOf(facts: Fact[]): string {
  return longWordOf(facts.map(({ term }) => term.text).join(' '));
}

/** Short facts with a look of their own: as a definition list, or as a plain list when some say it all in the term; nothing when there are none. */
export function FactsList({ facts }: { facts: Fact[] }): ReactNode {
  if (!facts.length) return null;
  const className = `facts facts-${facts.length} ${longTermOf(facts)}`.trim();
  if (facts.some((fact) => !fact.text)) {
    return (
      <ul className={className}>
        {facts.map((fact) => (
          <li key={fact.term.text}>
            <p className="term h">{fact.term.text}</p>
            {fact.text && <p className="meaning">{fact.text.text}</p>}
          </li>
        ))}
      </ul>
    );
  }
  return <FactPairs facts={facts} className={className} termClass="h" />;
}

/** One of our own drawings as decoration; no text is in it. */
export function Ornament({ svg, className }: { svg: string; className?: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of palette roles and numbers
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
