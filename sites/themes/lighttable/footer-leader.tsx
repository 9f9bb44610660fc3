import { FooterColumns } from '../../sections/footer/parts/columns.tsx';
import type { FooterView } from '../../sections/footer/schema.ts';
import { ActionLink, fitOf, PhoneLink } from '../../sections/parts.tsx';
import { edgeWords, FilmEdge } from './parts/film.tsx';

/** The leader of a film, cut on the slant, with the number as large as it allows. Without a phone it's the name. */
export default function Leader({ section, site }: FooterView) {
  const { facts, document } = site;
  const [action] = document.actions;
  return (
    <footer data-section="footer" className={`footer-leader band-${section.band}`}>
      <div className="film">
        <FilmEdge words={edgeWords(site)} />
        {facts.phone ? (
          <PhoneLink site={site} className="large" />
        ) : (
          <>
            <p className={`large name ${fitOf(facts.shortName, 14, 24)}`}>{facts.shortName}</p>
            {action && <ActionLink action={action} site={site} className="btn" />}
          </>
        )}
        <FooterColumns site={site} nameClass="who strong" />
      </div>
    </footer>
  );
}
