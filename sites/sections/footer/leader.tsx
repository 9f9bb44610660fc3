import type { ReactNode } from 'react';
import { weekLines } from '../../hours.ts';
import { Breakable } from '../breakable.tsx';
import { edgeWords, FilmEdge } from '../film.tsx';
import { fitOf } from '../fit.ts';
import { ActionLink, FooterItems, Lines } from '../parts.tsx';
import type { SectionView } from '../registry.ts';
import { credentialLine, placeLines } from './place.ts';
import type { FooterProps } from './schema.ts';

/** The leader of a film, cut on the slant, with the number as large as it allows. Without a phone it's the name. */
export default function Leader({ section, site }: SectionView<FooterProps>): ReactNode {
  const { facts, document } = site;
  const [action] = document.actions;
  const small = [...placeLines(facts), credentialLine(facts)].filter(Boolean);
  return (
    <footer data-section="footer" className={`footer-leader band-${section.band}`}>
      <div className="film">
        <FilmEdge words={edgeWords(site)} />
        {facts.phone ? (
          <a className="large" href={facts.phone.href}>
            {facts.phone.display}
          </a>
        ) : (
          <>
            <p className={`large name ${fitOf(facts.shortName, 14, 24)}`}>{facts.shortName}</p>
            {action && <ActionLink action={action} site={site} className="btn" />}
          </>
        )}
        <div className="cols">
          <div>
            {(facts.phone || facts.name !== facts.shortName) && <p className="who">{facts.name}</p>}
            {small.length > 0 && (
              <p>
                <Lines lines={small} />
              </p>
            )}
          </div>
          {(facts.email || facts.hours) && (
            <div>
              {facts.email && (
                <p>
                  <a className="mail" href={`mailto:${facts.email}`}>
                    <Breakable text={facts.email} />
                  </a>
                </p>
              )}
              {facts.hours && (
                <p>
                  <Lines lines={weekLines(facts.hours, document.language)} />
                </p>
              )}
            </div>
          )}
          <nav aria-label={site.words.at.footer}>
            <ul>
              <FooterItems site={site} />
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
