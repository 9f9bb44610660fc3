import { LogoLine } from '../logo-view.tsx';
import { PictureView, slot } from '../parts.tsx';
import { wordmarkOf } from '../wordmark.ts';
import { FooterMenu } from './parts/menu.tsx';
import { Reach } from './parts/reach.tsx';
import { FooterWeek } from './parts/week.tsx';
import { credentialLine } from './place.ts';
import type { FooterView } from './schema.ts';

const noAlt = { text: '', from: 'default' as const, fields: [] };

/** Columns under an open sky, and the hills of the hero once more. */
export default function Hills({ site }: FooterView) {
  const { facts } = site;
  const credentials = credentialLine(facts);
  return (
    <footer data-section="footer" className="footer-hills">
      <div className="wrap cols gridded">
        <div>
          <p className="wm balanced aligned">
            <LogoLine site={site} name={wordmarkOf(facts, 40)} />
          </p>
          <Reach site={site} placeClass="place" />
        </div>
        <FooterMenu site={site} />
        <FooterWeek site={site} />
      </div>
      {credentials && (
        <div className="wrap">
          <p className="small">{credentials}</p>
        </div>
      )}
      <div className="land clipped">
        <PictureView picture={{ kind: 'signature', name: 'hills', alt: noAlt }} slot={slot(16, 1.6, '100vw')} site={site} />
      </div>
    </footer>
  );
}
