import { Fragment, type ReactNode } from 'react';
import type { Action, Line } from '../document/document.ts';
import { dayNames } from '../document/document.ts';
import { spanLabel } from '../labels/hours.ts';
import { foreignLanguage } from '../language/language.ts';
import { longWordOf } from './fit.ts';
import { hrefOf, menuPages, type Site } from './site.ts';

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

/** The usual pair of buttons: the first filled, the second ghost. */
export function Actions({ actions, site }: { actions: Action[]; site: Site }): ReactNode {
  return (
    <div className="acts">
      {actions.map((action, index) => (
        <ActionLink key={action.label.text} action={action} site={site} className={index === 0 ? 'btn' : 'btn ghost'} />
      ))}
    </div>
  );
}

/** The `lang` of the owner's or a customer's words if it isn't the site's. */
export function langOf({ text }: Line, { document }: Site): string | undefined {
  return foreignLanguage(text, document.language);
}

interface HeadProps {
  props: { heading?: Line | undefined; lead?: Line | undefined };
  className: string;
}

/** The heading of a section with its lead; nothing without a heading. In a `fit-box` it's no larger than its longest word allows. */
export function Head({ props: { heading, lead }, className }: HeadProps): ReactNode {
  if (!heading) return null;
  return (
    <div className={className}>
      <h2 className={className.includes('fit-box') ? longWordOf(heading.text) : undefined}>{heading.text}</h2>
      {lead && <p className="lead">{lead.text}</p>}
    </div>
  );
}

/** The lines of an address; nothing without any. */
export function AddressLines({ lines }: { lines: Line[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <address>
      {lines.map(({ text }) => (
        <span key={text}>{text}</span>
      ))}
    </address>
  );
}

/** Lines as items of a list. */
export function ListItems({ lines }: { lines: Line[] }): ReactNode {
  return lines.map(({ text }) => <li key={text}>{text}</li>);
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

/** Opening hours as a table, one row a day; nothing when the facts have none. */
export function HoursTable({ site, short = false }: { site: Site; short?: boolean }): ReactNode {
  const { hours } = site.facts;
  const { words } = site;
  if (!hours) return null;
  return (
    <table className="hours">
      <caption className="vh">{words.at.hours}</caption>
      <tbody>
        {dayNames.map((day) => {
          const spans = hours[day] ?? [];
          return (
            <tr key={day} className={spans.length ? undefined : 'off'}>
              <th scope="row">{short ? words.shortDays[day] : words.days[day]}</th>
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
