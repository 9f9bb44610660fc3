import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../portal-path.ts';
import { PortfolioConsent } from './portfolio-consent.tsx';
import type { ProjectData } from './project-data.ts';
import { useReaderTime } from './use-reader-time.ts';

/** The site's address, its connection, the requested domain, the portfolio and the next call. */
export function Address({ data }: { data: ProjectData }) {
  const { project, about } = data;
  const when = useReaderTime();
  const to = usePortalPath();
  const host = project.address?.replace(/^https?:\/\//, '');
  const live = project.state === 'live' && project.suspendedFor === null;
  return (
    <RuledSection
      title="Address"
      aside={live && project.address ? <CopyButton text={project.address} label="Copy" look="quiet" className="-mr-[.9rem]" /> : undefined}
    >
      <DefinitionRows
        rows={[
          {
            id: 'host',
            fixed: true,
            label: host && live && project.address ? <Link to={project.address}>{host}</Link> : (host ?? 'Free address'),
            value: live || project.suspendedFor === null ? hostState(project.state, Boolean(host)) : <Dot state="late">Suspended</Dot>,
          },
          { label: 'Connection', value: about.secure ? 'Secure (HTTPS)' : 'Not secure (HTTP, test address)' },
          ...(about.domain
            ? [
                {
                  id: 'domain',
                  label: about.domain.name,
                  value:
                    about.domain.kind === 'own'
                      ? 'You own it. It can’t be connected yet, and nothing about it changes.'
                      : 'You’d like it. We’ll email you about it.',
                },
              ]
            : []),
          project.liveSince ? { label: 'Live since', value: when(project.liveSince) } : { label: 'Goes live', value: 'When you approve' },
          { label: 'Leads', value: data.leadCount ? <Link to={to('/portal/leads')}>{data.leadCount}</Link> : 'None yet' },
          ...about.calls.map((call) => ({
            id: call.id,
            label: 'Call with our team',
            value: <Link to="/portal/settings/calls">{when(call.startsAt)}</Link>,
          })),
        ]}
      />
      {live && <PortfolioConsent projectId={project.id} agreed={project.inPortfolio} />}
    </RuledSection>
  );
}

function hostState(state: ProjectData['project']['state'], named: boolean) {
  if (state === 'live') return <Dot state="done">Live</Dot>;
  if (state === 'canceled' || state === 'suspended') return <Dot state="late">Offline</Dot>;
  if (state === 'archived') return <Dot state="waiting">Archived</Dot>;
  return named ? <Dot state="done">Reserved</Dot> : <Dot state="waiting">Set when you send your brief</Dot>;
}
