import { Fold } from '../../ui/controls/fold.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { AboutSiteData } from './about-site-data.ts';
import type { ProjectData } from './project-data.ts';
import { Tidied } from './tidied.tsx';
import { Visits } from './visits.tsx';

/** Visits, checks and files of a site that has a draft. */
export function AboutSite({ data }: { data: ProjectData }) {
  const { views, quality, files } = data.about;
  if (!quality) return null;
  return (
    <div className="mt-9 grid items-start gap-8 md:grid-cols-2 xl:grid-cols-3">
      {views && <Visits views={views} />}
      <Tidied data={data} />
      <Quality quality={quality} />
      <SiteFiles files={files} />
    </div>
  );
}

/** The results of our checks of a version: first the ones to know about, then all of them. */
function Quality({ quality }: { quality: NonNullable<AboutSiteData['quality']> }) {
  const passed = quality.checks.filter(({ status }) => status === 'pass');
  const rest = quality.checks.filter(({ status }) => status !== 'pass');
  return (
    <RuledSection title="Quality" aside={`Version ${quality.version}`}>
      <p className="border-b border-line py-[.55rem] text-ui">
        <Dot state={rest.length === 0 ? 'done' : quality.passed ? 'active' : 'late'}>
          {passed.length} of {quality.checks.length} checks passed
        </Dot>
      </p>
      <ul>
        {rest.map((check) => (
          <li key={check.key} className="border-b border-line py-2.5 text-small">
            <b className="block">{check.label}</b>
            {check.detail}
          </li>
        ))}
      </ul>
      <Fold summary="What we checked">
        <ul>
          {passed.map((check) => (
            <li key={check.key} className="border-b border-line py-2 text-small">
              <b className="block">{check.label}</b>
              <span className="text-ink-2">{check.detail}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </RuledSection>
  );
}

/** The owner's photos and logo, and which of them the site uses. */
function SiteFiles({ files }: { files: AboutSiteData['files'] }) {
  const to = usePortalPath();
  return (
    <RuledSection
      title="Files"
      aside={files.length > 0 ? `${files.filter(({ used }) => used).length} of ${files.length} used on your site` : undefined}
    >
      {files.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">
          You haven’t added photos or a logo yet. <Link to={to('/portal/editor', { panel: 'photos' })}>Add some now</Link>
        </p>
      ) : (
        <ul>
          {files.map((file) => (
            <li key={file.id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 text-small">
              <img
                src={file.pictureUrl}
                alt=""
                width={file.width}
                height={file.height}
                loading="lazy"
                // A logo is shown whole, on the white paper that most were drawn for: many are dark and transparent.
                className={`aspect-[4/3] w-full rounded-1 ${file.kind === 'logo' ? 'bg-white object-contain p-0.5' : 'object-cover'}`}
              />
              <span className="min-w-0">
                <span className="block truncate">{file.fileName}</span>
                <span className="block truncate text-ink-2">{file.kind === 'logo' ? 'Logo' : file.alt || 'No description'}</span>
                {file.refusal && <span className="block text-ink-2">{file.refusal}</span>}
              </span>
              <span className="text-ink-2">
                {file.used ? 'Used on your site' : file.rights || file.kind === 'logo' ? 'Not used' : 'Permission not confirmed'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  );
}
