import type { LogoDesign } from '../../sites/logo/designs.ts';
import { projectOf } from '../projects/queries.ts';
import { newestVersion, shownVersion } from '../versions/versions.ts';

export interface LogoFile {
  /** 'hollis-plumbing-logo-initials.svg'. */
  fileName: string;
  body: string | Uint8Array<ArrayBuffer>;
}

interface LogoRequest {
  design: LogoDesign;
  format: 'svg' | 'png';
  /** The newest when absent. */
  versionId?: string | undefined;
}

/**
 * One of the three logos drawn for a person's own site, as SVG whose letters are outlines, or as a transparent PNG. It has the
 * colors of a version they were shown. Undefined for another person's project, and before there is a draft.
 */
export async function logoFile(
  ownerId: string,
  projectId: string,
  { design, format, versionId }: LogoRequest,
): Promise<LogoFile | undefined> {
  const project = await projectOf(ownerId, projectId);
  const version = project && (versionId ? await shownVersion(projectId, versionId) : await newestVersion(projectId, true));
  if (!project || !version) return undefined;
  const { lockupSvg } = await import('../../sites/logo/logo.ts');
  const { document } = version;
  const svg = lockupSvg(document, design, 'logo', document.facts.name);
  return {
    fileName: `${project.slug ?? 'site'}-logo-${design}.${format}`,
    body: format === 'png' ? await pngOf(svg) : svg,
  };
}

/** Pixels across: enough for a print of 7 inches at 300 dots an inch. */
const pngWidth = 2048;

async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: sharp }, { withConcurrencyLimit }] = await Promise.all([
    import('sharp'),
    import('../../sites/pictures/concurrency.ts'),
  ]);
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  // An SVG has 72 dots an inch unless it's read with more.
  const density = (72 * pngWidth) / width;
  const png = await withConcurrencyLimit(() => sharp(Buffer.from(svg), { density }).resize({ width: pngWidth }).png().toBuffer());
  return new Uint8Array(png);
}
