import type { ProjectData } from './project-data.ts';
import { Quality } from './quality.tsx';
import { SiteFiles } from './site-files.tsx';
import { Visits } from './visits.tsx';

/** Visits, checks and files of a site that has a draft. */
export function AboutSite({ data }: { data: ProjectData }) {
  const { views, quality, files } = data.about;
  if (!quality) return null;
  return (
    <div className="mt-9 grid items-start gap-8 md:grid-cols-2 xl:grid-cols-3">
      {views && <Visits views={views} />}
      <Quality quality={quality} />
      <SiteFiles files={files} />
    </div>
  );
}
