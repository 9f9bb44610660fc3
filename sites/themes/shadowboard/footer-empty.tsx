import { openLines } from '../../labels/hours.ts';
import { FooterMenu } from '../../sections/footer/parts/menu.tsx';
import { credentialLine, placeLines } from '../../sections/footer/place.ts';
import type { FooterView } from '../../sections/footer/schema.ts';
import { LogoLine } from '../../sections/logo-view.tsx';
import { ActionLink, EmailLink, Lines, PhoneLink } from '../../sections/parts.tsx';
import { boardObjects } from './parts/board.ts';
import { Tool } from './parts/tool.tsx';

/** How many outlines fill the rail. */
const places = 8;

/** Everything is out: only outlines hang on the rail, over the name and the number as wide as a label. */
export default function EmptyFooter({ site }: FooterView) {
  const { facts, document } = site;
  const objects = boardObjects(document);
  const rail = objects.length > 0 ? Array.from({ length: places }, (_, index) => objects[index % objects.length] ?? '') : [];
  const small = [...placeLines(facts), credentialLine(facts)].filter(Boolean);
  const [action] = document.actions;
  return (
    <footer data-section="footer" className="footer-empty band-page">
      {rail.length > 0 && (
        <ul className="rail" aria-hidden="true">
          {rail.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the rail is its index
            <li key={index}>
              <Tool name={name} site={site} out />
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
