import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { AboutSiteData } from './about-site-data.ts';

/** The owner's photos and logo, and which of them stand on the site. */
export function SiteFiles({ files }: { files: AboutSiteData['files'] }) {
  return (
    <RuledSection
      title="Files"
      aside={files.length > 0 ? `${files.filter(({ used }) => used).length} of ${files.length} on the site` : undefined}
    >
      {files.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">No photos or logo of yours yet. Add some with “Change photos or logo”.</p>
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
                className="aspect-[4/3] w-full rounded-1 object-cover"
              />
              <span className="min-w-0">
                <span className="block truncate">{file.fileName}</span>
                <span className="block truncate text-ink-2">{file.kind === 'logo' ? 'Logo' : file.alt || 'No description'}</span>
              </span>
              <span className="text-ink-2">
                {file.used ? 'On the site' : file.rights || file.kind === 'logo' ? 'Not used' : 'No rights tick'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  );
}
