import { shortHash } from './files.ts';

/** The drawings of a page while it is rendered, and where they lie once it is. */
export interface DrawingFiles {
  /** Takes in a drawing of a section and gives the mark that replaces its path until `placed`. */
  add: (section: string, svg: string) => string;
  /** The page with paths for marks. The files that it then refers to are added to `art` by path. */
  placed: (html: string, art: Map<string, string>) => string;
}

/**
 * A section's only drawing is a file of its own. Several share one file and are shown through a view each, so a
 * phone makes one request for a wall of pictures.
 */
export function createDrawingFiles(): DrawingFiles {
  const bySection = new Map<string, string[]>();
  return {
    add: (section, svg) => {
      const drawings = bySection.get(section) ?? [];
      bySection.set(section, drawings);
      return `drawing:${section}:${drawings.push(svg) - 1}`;
    },
    placed: (html, art) => {
      const paths = new Map([...bySection].map(([section, drawings]) => [section, pathsOf(drawings, art)]));
      return html.replace(
        /"drawing:([a-z0-9-]+):(\d+)"/g,
        (_, section: string, index: string) => `"${paths.get(section)?.[Number(index)]}"`,
      );
    },
  };
}

function pathsOf(drawings: string[], art: Map<string, string>): string[] {
  const [only, ...others] = drawings;
  const body = only && others.length === 0 ? only : sheet(drawings);
  const path = `/art/${shortHash(body)}.svg`;
  art.set(path, body);
  return drawings.map((_, index) => (body === only ? path : `${path}#v${index}`));
}

/** Units between drawings, more than any is wide: what a view leaves free beside its drawing stays empty. */
const apart = 20_000;

/** Drawings side by side without a common frame: each view fills the shape of its own slot. */
function sheet(drawings: string[]): string {
  const parts = drawings.map((svg, index) => {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    const [fit = ''] = /preserveAspectRatio="[^"]*"/.exec(svg) ?? [];
    const x = index * apart;
    const view = `<view id="v${index}" viewBox="${x} 0 ${width} ${height}" ${fit}/>`;
    return view + svg.replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg x="${x}" width="${width}" height="${height}"`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
}
