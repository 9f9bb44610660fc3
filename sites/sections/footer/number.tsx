import { Fragment } from 'react';
import type { Palette } from '../../document/document.ts';
import { headFace } from '../../fonts/pairing.ts';
import { openLines } from '../../labels/hours.ts';
import { sittingDog } from '../../scenes/signature/shapes/dog.ts';
import { bush, house, mailbox, van } from '../../scenes/signature/shapes/street.ts';
import { isLegible } from '../legible.ts';
import { LogoLine } from '../logo-view.tsx';
import { ActionLink, EmailLink, Lines, ListedLines } from '../parts.tsx';
import type { Site } from '../site.ts';
import { FooterMenu } from './parts/menu.tsx';
import { credentialLine, placeLines } from './place.ts';
import type { FooterView } from './schema.ts';

/** The number as large as the page allows, on grass, with someone waiting at the end. Without a phone it's the name. */
export default function HugeNumber({ site }: FooterView) {
  const { facts, document } = site;
  const { palette } = document.theme;
  const trade = document.trade.label.text;
  const small = [trade.charAt(0).toUpperCase() + trade.slice(1), ...placeLines(facts), credentialLine(facts)].filter(Boolean);
  const large = facts.phone?.display ?? facts.shortName;
  const [action] = document.actions;
  return (
    <footer
      data-section="footer"
      className={`footer-number ${groundInk(palette)} ${sizeOf(large)}${narrowFaces.has(headFace(document.theme.pairing)) ? ' narrow' : ''}`}
    >
      <div className="wrap">
        <p className="h name t-3">
          <LogoLine site={site} name={facts.phone && facts.name} />
        </p>
        {facts.phone ? (
          <a className="num balanced" href={facts.phone.href}>
            <Digits display={large} />
          </a>
        ) : (
          <p className="h num balanced">{large}</p>
        )}
        {!facts.phone && action && <ActionLink action={action} site={site} className="btn" />}
        {facts.email && (
          <p>
            <EmailLink site={site} className="mail" />
          </p>
        )}
        {small.length > 0 && (
          <p>
            <Lines lines={small} />
          </p>
        )}
        {facts.hours && (
          <p>
            <ListedLines lines={openLines(facts, document.language)} />
          </p>
        )}
        <FooterMenu site={site} />
      </div>
      <svg
        viewBox={`0 0 480 ${document.trade.motif === 'dog' ? 300 : 250}`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of palette colors and numbers
        dangerouslySetInnerHTML={{ __html: waiting(site) }}
      />
    </footer>
  );
}

/** A number whose hyphens CSS draws: the non-breaking ones of telephone links are missing from rounded display letters. */
function Digits({ display }: { display: string }) {
  const groups = display.split('-');
  return groups.map((group, index) => (
    <Fragment key={groups.slice(0, index + 1).join('-')}>
      {index > 0 && <span className="dash">-</span>}
      {group}
    </Fragment>
  ));
}

/** Who waits in the grass: a dog, the van of a trade that visits, or the house on the corner. */
function waiting(site: Site): string {
  const { palette } = site.document.theme;
  if (site.document.trade.motif === 'dog') return sittingDog(palette, 240, 312, 1.05, { collar: palette.aPop });
  if (site.facts.visits) return bush(palette, -30, 252, 0.8) + van(palette, 78, 250, 1.05) + mailbox(palette, 430, 250, 0.62);
  return bush(palette, 40, 252, 0.8) + house(palette, 110, 252, 0.54) + mailbox(palette, 400, 250, 0.62);
}

/** The role that is legible on the grass; `solid` puts the words on the loud band when none is. */
function groundInk(palette: Palette): string {
  const roles = [
    ['ink', palette.ink],
    ['dark', palette.aDark],
    ['bg', palette.bg],
    ['light', palette.aLight],
  ] as const;
  const found = roles.find(([, color]) => isLegible(color, palette.aGround));
  return found ? `on-${found[0]}` : 'solid';
}

/** Heading fonts whose figures take no more than 0.42 em each, where the others take up to 0.52. */
const narrowFaces = new Set(['big-shoulders-display', 'bricolage-grotesque', 'fredoka', 'oswald']);

/** Step of the large line by how many letters must share the width. */
function sizeOf(text: string): string {
  return text.length <= 12 ? 'few' : text.length <= 14 ? 'some' : text.length <= 22 ? 'many' : 'most';
}
