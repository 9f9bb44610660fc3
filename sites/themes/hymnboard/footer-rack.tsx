import { openLines } from '../../labels/hours.ts';
import { FooterMenu } from '../../sections/footer/parts/menu.tsx';
import { Reach } from '../../sections/footer/parts/reach.tsx';
import { credentialLine } from '../../sections/footer/place.ts';
import type { FooterView } from '../../sections/footer/schema.ts';
import { LogoLine } from '../../sections/logo-view.tsx';
import { Lines } from '../../sections/parts.tsx';

const figures = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The foot of the board: name, place and pages, and the box with the spare numbers. */
export default function Rack({ site }: FooterView) {
  const { facts, document } = site;
  const credentials = credentialLine(facts);
  return (
    <footer data-section="footer" className={`footer-rack ${document.theme.palette.scheme}`}>
      <div className="wrap cols stacked">
        <div>
          <p className={facts.name.length > 32 ? 'h name long' : 'h name'}>
            <LogoLine site={site} name={facts.name} />
          </p>
          <Reach site={site} placeClass="place" />
        </div>
        {facts.hours && (
          <p className="week">
            <Lines lines={openLines(facts, document.language, { long: true })} />
          </p>
        )}
        <FooterMenu site={site} />
        {credentials && <p className="small">{credentials}</p>}
      </div>
      <div className="spare apart" aria-hidden="true">
        {figures.map((figure) => (
          <i key={figure} className="centered">
            {figure}
          </i>
        ))}
      </div>
    </footer>
  );
}
