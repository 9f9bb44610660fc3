import { useState } from 'react';
import { useFetcher } from 'react-router';
import { type LogoDesign, logoDesigns } from '../../../sites/document/logo-designs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

const names: Record<LogoDesign, string> = { initials: 'Logo 1', object: 'Logo 2', letter: 'Logo 3' };

/** The three logos we drew for the business: which one the site shows, to choose and to download. */
export function Logos({ data }: { data: ProjectData }) {
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const { shown, logo } = data;
  const problem = fetcher.data?.errors && Object.values(fetcher.data.errors)[0];
  const saving = fetcher.state !== 'idle' ? fetcher.formData?.get('design') : null;
  return (
    <RuledSection title="Logo" id="logo" className="mt-9">
      {!shown || !logo ? (
        <p className="py-3 text-ui text-ink-2">We’ll draw three logos for you with your draft.</p>
      ) : (
        <>
          <p className="mb-4 max-w-prose text-ui text-ink-2">
            {logo.own
              ? 'This version shows the logo you uploaded. We also drew these three for you. To use one of them, first remove your logo under “Photos and logo”.'
              : 'We drew these three logos for you. They’re yours to keep. Use them anywhere, such as on signs and invoices.'}
          </p>
          <ul className="grid gap-6 md:grid-cols-3">
            {logoDesigns.map((design) => (
              <LogoChoice key={design} data={data} shown={shown} design={design} fetcher={fetcher} busy={saving === design} />
            ))}
          </ul>
          {problem && (
            <p role="alert" className="mt-3 text-small font-semibold text-danger">
              {problem}
            </p>
          )}
        </>
      )}
    </RuledSection>
  );
}

function LogoChoice({ data, shown, design, fetcher, busy }: LogoChoiceProps) {
  const to = usePortalPath();
  const [missing, setMissing] = useState(false);
  const { project, logo, takesChanges } = data;
  const file = to(`/portal/logo/${design}.svg`, { version: shown.id });
  const inUse = logo?.inUse === design;
  return (
    <li className="grid content-start gap-2">
      {/* Logos are drawn for white paper, whatever the color of this page. */}
      <span className="paper grid h-28 place-items-center rounded-2 bg-white p-5 inset-ring-1 inset-ring-line">
        {missing ? (
          <span className="text-small">We couldn’t load this logo. Reload the page.</span>
        ) : (
          <img
            src={file}
            alt={`${project.name}, ${names[design].toLowerCase()}`}
            loading="lazy"
            onError={() => setMissing(true)}
            className="max-h-full max-w-full bg-white object-contain"
          />
        )}
      </span>
      <span className="grid gap-2">
        <span className="text-ui">{inUse ? <Dot state="done">{names[design]}, in this version</Dot> : names[design]}</span>
        <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {!inUse && takesChanges && !logo?.own && (
            <fetcher.Form method="post" action={to('/portal')} preventScrollReset>
              <HiddenFields fields={{ intent: 'logo', projectId: project.id, design }} />
              <Button type="submit" look="secondary" size="small" busy={busy}>
                Use this logo<span className="sr-only">: {names[design]}</span>
              </Button>
            </fetcher.Form>
          )}
          <Link to={file} document className="link text-small">
            Download SVG<span className="sr-only">: {names[design]}</span>
          </Link>
          <Link to={to(`/portal/logo/${design}.png`, { version: shown.id })} document className="link text-small">
            Download PNG<span className="sr-only">: {names[design]}</span>
          </Link>
        </span>
      </span>
    </li>
  );
}

interface LogoChoiceProps {
  data: ProjectData;
  shown: NonNullable<ProjectData['shown']>;
  design: LogoDesign;
  fetcher: ReturnType<typeof useFetcher>;
  busy: boolean;
}
