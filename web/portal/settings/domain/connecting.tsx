import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Form, useFetcher } from 'react-router';
import { isBeingSetUp } from '../../../../domain/hosting/schema.ts';
import type { ShownDomain } from '../../../../domain/own-domains/queries.ts';
import { Records } from '../../../own-domain/records.tsx';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { HiddenFields } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { ProjectChooser } from '../../project-chooser.tsx';
import { agreedWords, stateWords } from './domain-words.ts';

/** How often an open page has the records looked at, and how often after the owner agreed to have them set. */
const lookMs = 20_000;
const agreedLookMs = 10_000;

/** A domain that is set up or connected: its state, its records, and its removal. */
export function Connecting({
  projectId,
  domain,
  freeAddress,
  hasAgreed,
  error,
}: {
  projectId: string;
  domain: Omit<ShownDomain, 'checkedAt'> & { checkedAt: string | null };
  freeAddress: string;
  /** Back from the DNS provider, which the owner lets set the records. */
  hasAgreed: boolean;
  error: string;
}): ReactNode {
  const checking = useFetcher<{ error: string }>();
  const waits = isBeingSetUp(domain.state);
  const { submit } = checking;
  useEffect(() => {
    if (!waits) return;
    const look = () => {
      if (document.visibilityState === 'visible') void submit({ intent: 'check', projectId }, { method: 'post' });
    };
    if (hasAgreed) look();
    const timer = setInterval(look, hasAgreed ? agreedLookMs : lookMs);
    return () => clearInterval(timer);
  }, [waits, hasAgreed, projectId, submit]);
  const agreed = waits && hasAgreed ? domain.connect : null;
  const { title, text, state } = agreed ? agreedWords(agreed.name) : stateWords(domain, freeAddress);
  // Until they show up, the records that the provider sets are no problem.
  const problem = agreed && domain.state === 'claimed' ? '' : domain.problem;
  const isChecking = checking.state !== 'idle';
  return (
    <RuledSection title={domain.name} aside={<ProjectChooser />}>
      <Notice state={state} title={title} className="mt-3">
        <p>{text}</p>
        {problem && <p className="mt-1 text-ink">{problem}</p>}
      </Notice>
      {domain.connect && (
        <div className="mt-4 grid justify-items-start gap-2">
          <LinkButton to={domain.connect.url} look={agreed ? 'secondary' : 'primary'}>
            Set the records at {domain.connect.name}
            {agreed && ' again'}
          </LinkButton>
          {!agreed && (
            <p className="text-small text-ink-2">
              You log in there and agree, and all records below are set in one go. Records for your email stay as they are.
            </p>
          )}
        </div>
      )}
      {domain.records.length > 0 && <Records records={domain.records} name={domain.registered} nameServers={domain.nameServers} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <checking.Form method="post">
          <HiddenFields fields={{ intent: 'check', projectId }} />
          <Button type="submit" size="small" look="secondary" busy={isChecking}>
            <RefreshCw size={16} aria-hidden="true" />
            Check now
          </Button>
        </checking.Form>
        <Dialog
          title={`Remove ${domain.name}?`}
          description={
            waits
              ? 'You can set it up again at any time. Nothing changes for visitors.'
              : `Your site goes back to ${freeAddress}. For 30 days, ${domain.name} redirects there as long as its records lead to us.`
          }
          trigger="Remove domain"
          cancel="Keep domain"
          actions={
            <Form method="post">
              <HiddenFields fields={{ intent: 'remove', projectId, claimId: domain.id }} />
              <Button type="submit" look="danger">
                Remove domain
              </Button>
            </Form>
          }
        />
        {domain.checkedAt && (
          <p className="text-small text-ink-2">
            Checked <RelativeTime at={domain.checkedAt} />
            {waits && '. We look again by ourselves.'}
          </p>
        )}
      </div>
      {(error || checking.data?.error) && (
        <p role="alert" className="mt-2 text-small font-semibold text-danger">
          {error || checking.data?.error}
        </p>
      )}
    </RuledSection>
  );
}
