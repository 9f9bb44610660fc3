import { openLines } from '../../labels/hours.ts';
import { LogoLine } from '../logo-view.tsx';
import { ActionLink, EmailLink, PhoneLink, Spans } from '../parts.tsx';
import { groundStrip } from './ground-strip.ts';
import { FooterMenu } from './parts/menu.tsx';
import { credentialLine, placeLines } from './place.ts';
import type { FooterView } from './schema.ts';

/** A strip of ground with what grows there, and below it the facts in three layers of earth. */
export default function Ground({ site }: FooterView) {
  const { facts, document } = site;
  const hours = facts.hours && openLines(facts, document.language);
  const place = placeLines(facts);
  const credentials = credentialLine(facts);
  const [action] = document.actions;
  return (
    <footer data-section="footer" className="footer-ground">
      <svg
        className="strip"
        viewBox="0 0 1440 300"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of palette colors and numbers
        dangerouslySetInnerHTML={{ __html: groundStrip(site) }}
      />
      <div className="layer top">
        <div className="in gridded">
          {facts.phone ? <PhoneLink site={site} className="num" /> : <p className="num">{facts.shortName}</p>}
          {facts.email ? (
            <EmailLink site={site} className="mail" />
          ) : (
            action && action.to.kind !== 'phone' && <ActionLink action={action} site={site} className="mail" />
          )}
        </div>
      </div>
      {(hours || place.length > 0) && (
        <div className="layer middle">
          <div className="in gridded">
            {hours && <p>{hours.join(', ')}</p>}
            {place.length > 0 && (
              <p>
                <Spans lines={place} />
              </p>
            )}
          </div>
        </div>
      )}
      <div className="layer bottom">
        <div className="in gridded">
          <FooterMenu site={site} />
          <p>
            <LogoLine site={site} name={facts.name} />
            {credentials && <span>{credentials}</span>}
          </p>
        </div>
      </div>
    </footer>
  );
}
