import type { ReactNode } from 'react';
import { object } from '../../../objects/object.ts';
import { outline, outlineWidth } from '../../../objects/outline.ts';
import { paint } from '../../../objects/skin.ts';
import type { Site } from '../../../sections/site.ts';
import { boardSkin } from './board.ts';

/** Room around an object for its outline and the outline's offset. */
const pad = outlineWidth + 7;

interface ToolProps {
  name: string;
  site: Site;
  outfit?: number;
  /** Its foot is the lower edge of the picture, as for a thing on a bench. */
  stands?: boolean;
}

/**
 * An object on the outline painted behind it, as inline SVG without a name of its own. `--k` is its height beside others, in tenths of
 * `toolHeight`; it's `small` up to half of it, and `broad` if it's wider than high.
 */
export function Tool({ name, site, outfit = 0, stands = false }: ToolProps): ReactNode {
  const drawn = object(name);
  const [width, height] = [drawn.width + 2 * pad, drawn.height + (stands ? pad : 2 * pad)];
  const shape = outline(drawn, 'var(--shade)');
  const tenths = tenthsOf(drawn.height);
  const body = `<g transform="translate(5 5)">${shape}</g><g class="it">${paint(drawn.outer + drawn.inner, boardSkin(drawn, site.document.theme.palette, outfit))}</g>`;
  return (
    <svg
      className={`tool ${site.valueClass('--k', tenths)}${tenths > 5 ? '' : ' small'}${width > height ? ' broad' : ''}`}
      viewBox={`${-width / 2} ${-drawn.height - pad} ${width} ${height}`}
      preserveAspectRatio={stands ? 'xMidYMax meet' : 'xMidYMin meet'}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of palette colors and numbers
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/** Height of the tallest objects, in units of their drawings. */
const toolHeight = 300;

function tenthsOf(height: number): number {
  return Math.min(10, Math.max(3, Math.round((10 * height) / toolHeight)));
}
