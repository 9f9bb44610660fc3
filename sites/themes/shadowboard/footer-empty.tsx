import { openLines } from '../../labels/hours.ts';
import { FooterMenu } from '../../sections/footer/parts/menu.tsx';
import { credentialLine, placeLines } from '../../sections/footer/place.ts';
import type { FooterView } from '../../sections/footer/schema.ts';
import { LogoLine } from '../../sections/logo-view.tsx';
import { ownThings } from '../../sections/own-things.ts';
import { ActionLink, EmailLink, Lines, PhoneLink } from '../../sections/parts.tsx';
import { Tool } from './parts/tool.tsx';

/** How many things the rail holds. */
const places = 6;

/** The trade's things on a rail, each once, over the name and the number as wide as a label. */
export default function EmptyFooter({ site }: FooterView) {
  const { facts, document } = site;
  const rail = ownThings(document).slice(0, places);
  const small = [...placeLines(facts), credentialLine(facts)].filter(Boolean);
  const [action] = document.actions;
  return (
    <footer data-section="footer" className="footer-empty band-page">
      {rail.length > 0 && (
        <ul className="rail" aria-hidden="true">
          {rail.map((name, index) => (
            <li key={name}>
              <Tool name={name} site={site} outfit={index} />
            </li>
          ))}
        </ul>
      )}
      <div className="wrap end">
        <p className={`name t-3 h${facts.name.length > 30 ? ' long' : ''}`}>
          <LogoLine site={site} name={facts.name} />
        </p>
        {facts.phone ? (
          <PhoneLink site={site} className="tel nw" />
        ) : (
          action && <ActionLink action={action} site={site} className="tel word" />
        )}
        <div className="cols gridded">
          <div>
            {small.length > 0 && (
              <p>
                <Lines lines={small} />
              </p>
            )}
            {facts.email && (
              <p>
                <EmailLink site={site} />
              </p>
            )}
          </div>
          {facts.hours && (
            <p>
              <Lines lines={openLines(facts, document.language)} />
            </p>
          )}
          <FooterMenu site={site} />
        </div>
      </div>
    </footer>
  );
}
