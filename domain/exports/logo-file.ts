import type { LogoDesign } from '../../sites/document/logo-designs.ts';
import { projectOf } from '../projects/queries.ts';
import { newestVersion, shownVersion } from '../versions/versions.ts';
import { pngOfSvg } from './png-of-svg.ts';

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
    body: format === 'png' ? await pngOfSvg(svg) : svg,
  };
}
