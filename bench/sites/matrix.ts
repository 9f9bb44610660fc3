import { briefSchema } from '../../sites/brief/brief.ts';
import { compose } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { type GateReport, gate } from '../../sites/gate/gate.ts';
import type { EncodedPhoto } from '../../sites/pictures/encode.ts';
import type { SiteFiles } from '../../sites/render/files.ts';
import { renderSite } from '../../sites/render/render.tsx';
import { businesses } from '../words/businesses.ts';
import { withPhotos } from './photos.ts';

export interface MadeSite {
  name: string;
  photos: number;
  document: SiteDocument;
  files: SiteFiles;
  report: GateReport;
  /** Time to compose, render and check it. */
  ms: number;
}

/** How many names of the lexicon get a full and a minimal site. */
const names = 60;
/** Photos of every third site. */
const photoCounts = [0, 3, 12];

/** 120 sites: 60 names of the lexicon with a full and with a minimal brief, and with no, three and twelve photos by turns. */
export async function* siteMatrix(seed: number, encoded: EncodedPhoto[], origin: string): AsyncGenerator<MadeSite> {
  const bodies = new Map(encoded.flatMap((photo) => [...photo.bodies]));
  let turn = 0;
  for (const { name, fullness, brief: input } of businesses(names, seed)) {
    if (fullness === 'ordinary') continue;
    const count = photoCounts[turn % photoCounts.length] ?? 0;
    // Each site starts with another of the photos.
    const own = encoded.map((_, index) => encoded[(turn + index) % encoded.length] as EncodedPhoto).slice(0, count);
    const { brief, photos } = withPhotos(briefSchema.parse(input), own);
    const started = performance.now();
    const document = compose({ brief, seed: seed * 1000 + turn, photos });
    const files = await renderSite(document, { origin, photoBytes: (hash) => bodies.get(hash) });
    const report = await gate(document, files, brief);
    yield { name: `${name} (${fullness}, ${count} photos)`, photos: count, document, files, report, ms: performance.now() - started };
    turn++;
  }
}
