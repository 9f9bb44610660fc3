import type { ReactNode } from 'react';
import { Link } from '../controls/link.tsx';
import { Logo } from '../drawings/logo.tsx';

/** The footer of public pages: the name and a description, columns of links, and a last line. */
export function SiteFooter({ name, about, columns, end }: SiteFooterProps): ReactNode {
  return (
    <footer className="night border-t border-line bg-night-950 pt-[clamp(3rem,5vw,5rem)] pb-10 text-ui">
      <div className="page-width">
        <div className="grid gap-x-8 gap-y-10 max-md:grid-cols-2 md:auto-cols-[minmax(0,1.15fr)] md:grid-flow-col md:grid-cols-[minmax(0,1.7fr)]">
          <div className="text-ink-2 max-md:col-span-2">
            <Logo name={name} to="/" className="mb-3" />
            {about}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="ui-heading mb-2.5 text-ui">{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-block py-[.28rem] text-ink-2 no-underline hover:text-ink hover:underline pointer-coarse:py-[.66rem]"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-line pt-6 text-small text-ink-3">{end}</div>
      </div>
    </footer>
  );
}

export type SiteFooterProps = {
  name: string;
  about: ReactNode;
  columns: { title: string; links: { to: string; label: string }[] }[];
  end: ReactNode;
};
