import { Fragment } from 'react';
import { LogoView } from '../../pictures/LogoView.tsx';
import { nameLines } from '../name-lines.ts';
import { ActionLink, NavItems, PhoneMenu } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { wordmarkOf } from '../wordmark.ts';
import type { HeaderProps } from './schema.ts';

/** Pages either side of a centered name. Laid over the picture where the page opens on a plate, a plain row elsewhere. */
export default function Overlay({ section, site }: SectionView<HeaderProps>) {
  const { facts, document, page } = site;
  const [first] = page.sections;
  const [action] = document.actions;
  const laidOver = site.opening.liesUnder === 'overlay';
  return (
    <header
      data-section="header"
      className={`header-overlay ${laidOver ? 'on' : `band-${first?.kind === 'intro' ? first.band : section.band}`}`}
    >
      <div className="in">
        <nav className="wide" aria-label="Main">
          <ul>
            <NavItems site={site} />
          </ul>
        </nav>
        <a className="wm" href="/" aria-label={document.logo.kind === 'photo' ? facts.name : undefined}>
          <LogoView site={site} size={document.logo.kind === 'photo' ? 44 : 30} />
          {document.logo.kind === 'mark' && (
            <span>
              {nameLines(wordmarkOf(facts, 36), 16).map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </span>
          )}
        </a>
        <div className="side">
          {facts.phone ? (
            <a className="ph nw" href={facts.phone.href}>
              {facts.phone.display}
            </a>
          ) : (
            action && <ActionLink action={action} site={site} className="ph" />
          )}
          <PhoneMenu site={site} />
        </div>
      </div>
    </header>
  );
}
