import type { Brief } from '../../sites/brief/brief.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { placeholderDay } from '../../sites/document/version-day.ts';
import { type GateReport, gate } from '../../sites/gate/gate.ts';
import { hashOf, type SiteFile } from '../../sites/render/files.ts';
import { placeholderOrigin } from '../../sites/render/origin.ts';
import { renderSite } from '../../sites/render/render.tsx';

/** A rendered file. A photo's body isn't sent back: `photo` names the one that was given. */
export type RenderedFile = Omit<SiteFile, 'body'> & { path: string } & ({ body: Uint8Array } | { photo: string });

export interface RenderedVersion {
  files: RenderedFile[];
  gate: GateReport;
  contentHash: string;
}

/**
 * Renders and checks a site, with placeholders for its address and the day of its version. `photos` are the bodies of the document's
 * photos by their hash. The same input gives the same bytes.
 */
export async function renderVersion({
  document,
  brief,
  photos,
}: {
  document: SiteDocument;
  brief: Brief;
  photos: ReadonlyMap<string, Uint8Array>;
}): Promise<RenderedVersion> {
  const files = await renderSite(document, {
    origin: placeholderOrigin,
    changedOn: placeholderDay,
    photoBytes: (hash) => photos.get(hash),
  });
  return {
    files: [...files].map(([path, { body, type, cache }]) => {
      const photo = /^\/img\/([^./]+)\./.exec(path)?.[1];
      return { path, type, cache, ...(photo && photos.has(photo) ? { photo } : { body }) };
    }),
    gate: await gate(document, files, brief),
    contentHash: hashOf(files),
  };
}
