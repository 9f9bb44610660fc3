import { Fragment } from 'react';
import { LogoView } from '../../pictures/LogoView.tsx';
import { Curb } from '../curb.tsx';
import { nameLines } from '../name-lines.ts';
import { ActionLink, PhoneMenu } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { wordmarkOf } from '../wordmark.ts';
import type { HeaderProps } from './schema.ts';

/** A tilted name badge and the number, on the ground of whatever opens the page; the pages stand on a curb. */
export default function Badge({ site }: SectionView<HeaderProps>) {
  const { facts, document, page } = site;
  const [first] = page.sections;
  const [action] = document.actions;
  const name = wordmarkOf(facts, 30);
  const opening = site.opening.liesUnder === 'badge' ? 'over' : `band-${first?.band ?? 'page'}`;
  return (
    <header data-section="header" className={`header-badge ${opening}${name.length > 12 ? ' long' : ''}`}>
      <div className="row">
        <a className="wm" href="/" aria-label={document.logo.kind === 'photo' ? facts.name : undefined}>
          <LogoView site={site} size={document.logo.kind === 'photo' ? 40 : 30} />
          {document.logo.kind === 'mark' && (
            <span>
              {nameLines(name, 20).map((line, index) => (
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
      {!site.opening.curb && <Curb site={site} />}
    </header>
  );
}
