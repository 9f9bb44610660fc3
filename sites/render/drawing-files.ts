import { shortHash } from './files.ts';

/** The drawings of a page while it is rendered, and where they lie once it is. */
export interface DrawingFiles {
  /** Takes in a drawing of a section and gives the mark that replaces its path until `placed`. */
  add: (section: string, svg: string) => string;
  /** The page with paths for marks. The files that it then refers to are added to `art` by path. */
  placed: (html: string, art: Map<string, string>) => string;
}

/**
 * A section's only drawing of its shape is a file of its own. Several share one file and are shown through a view each, so a
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
  const byShape = Map.groupBy(drawings, shapeOf);
  const paths = new Map<string, string[]>();
  for (const [shape, alike] of byShape) {
    const [only, ...others] = alike;
    const body = only && others.length === 0 ? only : sheet(shape, alike);
    const path = `/art/${shortHash(body)}.svg`;
    art.set(path, body);
    paths.set(
      shape,
      alike.map((_, index) => (body === only ? path : `${path}#v${index}`)),
    );
  }
  return drawings.map((svg) => paths.get(shapeOf(svg))?.shift() ?? '');
}

/** The attributes that say how large a drawing is and how it fills its frame. */
function shapeOf(svg: string): string {
  return (/viewBox="[^"]*"/.exec(svg)?.[0] ?? '') + (/ preserveAspectRatio="[^"]*"/.exec(svg)?.[0] ?? '');
}

/**
 * Drawings of one shape one below the other, with a view for each. The file itself has that shape, too: WebKit takes an image's
 * proportions from there, whatever view it shows.
 */
function sheet(shape: string, drawings: string[]): string {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(shape) ?? [];
  const parts = drawings.map((svg, index) => {
    const y = index * apart;
    const view = `<view id="v${index}" ${shape.replace('"0 0 ', `"0 ${y} `)}/>`;
    return view + svg.replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg y="${y}" width="${width}" height="${height}"`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${shape}>${parts.join('')}</svg>`;
}

/** Units between drawings, more than any is high: what a view leaves free around its drawing stays empty. */
const apart = 20_000;
