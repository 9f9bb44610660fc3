import type { LogoDesign } from '../../sites/logo/designs.ts';
import { projectOf } from '../projects/queries.ts';
import { newestVersion, shownVersion } from '../versions/versions.ts';

export interface LogoFile {
  /** 'hollis-plumbing-logo-initials.svg'. */
  fileName: string;
  svg: string;
}

/**
 * One of the three logos drawn for a person's own site, as SVG whose letters are outlines. It has the colors of a version they
 * were shown, the newest unless another is named. Undefined for another person's project, and before there is a draft.
 */
export async function logoFile(ownerId: string, projectId: string, design: LogoDesign, versionId?: string): Promise<LogoFile | undefined> {
  const project = await projectOf(ownerId, projectId);
  const version = project && (versionId ? await shownVersion(projectId, versionId) : await newestVersion(projectId, true));
  if (!project || !version) return undefined;
  const { lockupSvg } = await import('../../sites/logo/logo.ts');
  const { document } = version;
  return {
    fileName: `${project.slug ?? 'site'}-logo-${design}.svg`,
    svg: lockupSvg(document, design, 'logo', document.facts.name),
  };
}
