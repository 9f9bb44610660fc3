import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { type DomainState, isBeingSetUp } from '../../../domain/hosting/schema.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { Records } from '../../own-domain/records.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { ProjectData } from './project-data.ts';

const states: Record<DomainState, { label: string; dot: DotState }> = {
  claimed: { label: 'Waiting for the records', dot: 'waiting' },
  proved: { label: 'Verified, doesn’t lead here yet', dot: 'waiting' },
  pointed: { label: 'Leads here, waiting for its first secure answer', dot: 'active' },
  serving: { label: 'Connected', dot: 'done' },
  drifting: { label: 'Connected, but leads elsewhere now', dot: 'late' },
  away: { label: 'Leads elsewhere, so the site is at its free address', dot: 'late' },
  leaving: { label: 'Removed, still redirecting', dot: 'waiting' },
  ended: { label: 'Removed', dot: 'waiting' },
};

interface Props {
  data: ProjectData;
  /** What became of the form that connects one, if it was refused. */
  result: { errors: FieldErrors; typed: string } | undefined;
}

/** The project's own domain: its state and records, and what staff may do for its owner. */
export function OwnDomain({ data: { project, domain }, result }: Props): ReactNode {
  return (
    <RuledSection title="Own domain">
      {domain ? <Connected domain={domain} /> : project.address ? <Connect result={result} /> : <NotYet />}
    </RuledSection>
  );
}

function NotYet(): ReactNode {
  return <p className="py-2 text-small text-ink-2">The owner can connect one once the brief is sent.</p>;
}

function Connected({ domain }: { domain: NonNullable<ProjectData['domain']> }): ReactNode {
  const { label, dot } = states[domain.state];
  const isChecking = useNavigation().formData?.get('intent') === 'check-domain';
  return (
    <>
      <p className="pt-2 font-semibold text-ui wrap-anywhere">
        <Link to={domain.address} newTab className="link">
          {domain.name}
        </Link>
      </p>
      <p className="text-small">
        <Dot state={dot}>{label}</Dot>
      </p>
      {domain.problem && <p className="mt-2 text-small wrap-anywhere">{domain.problem}</p>}
      {domain.records.length > 0 && <Records records={domain.records} name={domain.registered} nameServers={domain.nameServers} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Form method="post">
          <HiddenFields fields={{ intent: 'check-domain' }} />
          <Button type="submit" size="small" look="secondary" busy={isChecking && 'Checking...'}>
            <RefreshCw size={16} aria-hidden="true" />
            Check now
          </Button>
        </Form>
        <AskFirst
          label="Remove domain"
          busyLabel="Removing..."
          intent="remove-domain"
          fields={{ claimId: domain.id }}
          title={`Remove ${domain.name}?`}
          description={
            isBeingSetUp(domain.state)
              ? 'Nothing changes for visitors. The owner can set it up again at any time.'
              : 'The site goes back to its free address. For 30 days, the domain redirects there as long as its records lead to us.'
          }
          yes="Remove domain"
          danger
        />
        {domain.checkedAt && (
          <p className="text-small text-ink-2">
            Checked <RelativeTime at={domain.checkedAt} />
          </p>
        )}
      </div>
    </>
  );
}

function Connect({ result }: { result: Props['result'] }): ReactNode {
  const busy = useNavigation().formData?.get('intent') === 'connect-domain';
  return (
    <Form method="post" className="grid justify-items-start gap-3 pt-2 *:w-full">
      <HiddenFields fields={{ intent: 'connect-domain' }} />
      <Field label="Connect one for the owner" hint="They set its records, which their Domain screen shows." error={result?.errors.name}>
        <TextInput
          name="name"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="their-business.com"
          defaultValue={result?.typed}
        />
      </Field>
      <div>
        <Button type="submit" size="small" look="secondary" busy={busy && 'Connecting...'}>
          Connect domain
        </Button>
      </div>
    </Form>
  );
}
