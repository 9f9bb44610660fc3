import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ShownEmailDomain } from '../../../../domain/email-domains/queries.ts';
import type { EmailRecord } from '../../../../domain/email-domains/schema.ts';
import { Records } from '../../../own-domain/records.tsx';
import { SendRecords } from '../../../own-domain/send-records.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Field, FieldError, FieldGroup, HiddenFields, Select } from '../../../ui/controls/field.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RadioCards } from '../../../ui/controls/radio-cards.tsx';
import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { byHand, choices, emailStateWords, purposeOf, recordsInShort } from './records-words.ts';

/** How often an open page has the records looked at. */
const lookMs = 20_000;
const route = '/portal/settings/email/records';

interface Props {
  projectId: string;
  email: ShownEmailDomain | undefined;
  /** Beside the heading of the question who receives email. */
  aside?: ReactNode;
}

/** Who receives email at a connected domain, and the records for that. Nothing for a domain that isn't connected. */
export function EmailRecords({ projectId, email, aside }: Props): ReactNode {
  if (!email?.isConnected) return null;
  if (!email.provider)
    return (
      <RuledSection title={`Where do you want to read email to ${email.name}?`} aside={aside}>
        <Choosing projectId={projectId} email={email} />
        <p className="mt-4 text-small text-ink-2">Until you choose, a mailbox that you have there works as before.</p>
      </RuledSection>
    );
  return <Watching key={email.provider} projectId={projectId} email={email} />;
}

function Choosing({ projectId, email }: { projectId: string; email: ShownEmailDomain }): ReactNode {
  const { name, provider, providers, elsewhere, isOffered } = email;
  const fetcher = useFetcher<{ error: string; code?: string }>();
  const known = providers.find((one) => one.name === elsewhere)?.id ?? '';
  const before = provider === null ? (elsewhere ? (known ? 'elsewhere' : 'none') : isOffered ? 'us' : 'none') : '';
  const [chosen, setChosen] = useState(before || (provider === 'us' ? 'us' : 'elsewhere'));
  const mayReplace = Boolean(elsewhere) || (provider !== null && provider !== 'us') || fetcher.data?.code === 'email-elsewhere';
  return (
    <fetcher.Form method="post" action={route} className="grid justify-items-start gap-4 pt-1">
      <HiddenFields fields={{ intent: 'choose', projectId }} />
      {elsewhere && (
        <Notice title={`Email to ${name} already goes to ${elsewhere}`} className="w-full">
          <p>Keep it there if someone reads it. If you move it, mailboxes there receive nothing new.</p>
        </Notice>
      )}
      <FieldGroup label={`Where do you want to read email to ${name}?`} hideLabel className="w-full">
        <RadioCards
          name="provider"
          value={chosen}
          onValueChange={setChosen}
          options={choices(name).filter(({ value }) => value !== 'us' || isOffered)}
        />
      </FieldGroup>
      {chosen === 'elsewhere' && (
        <Field label="Your mailbox is at" className="w-full max-w-sm">
          <Select name="at" defaultValue={provider && provider !== 'us' ? provider : known}>
            <option value="">Choose one</option>
            {providers.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {chosen === 'us' && mayReplace && (
        <Checkbox
          name="replaces"
          label={`Move email to ${name} to us`}
          hint="Mailboxes elsewhere receive nothing new once the records are set."
        />
      )}
      <Button type="submit" busy={fetcher.state !== 'idle' && 'Saving...'}>
        Save choice
      </Button>
      <FieldError>{fetcher.data?.error}</FieldError>
    </fetcher.Form>
  );
}

/** The records, which are looked at while the page is open and they aren't right yet. */
function Watching({ projectId, email }: { projectId: string; email: ShownEmailDomain }): ReactNode {
  const checking = useFetcher<{ error: string }>();
  const { submit } = checking;
  const waits = !email.isReady || email.records.some(({ use, state }) => use === 'dkim' && state !== 'right');
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void submit({ intent: 'check', projectId }, { method: 'post', action: route });
    }, lookMs);
    return () => clearInterval(timer);
  }, [waits, projectId, submit]);
  const { title, text, state } = emailStateWords(email);
  const records = (
    <Records
      records={email.records}
      name={email.name}
      nameServers={email.nameServers}
      about={(record) => <About record={record} email={email} />}
    />
  );
  return (
    <RuledSection title="Records for email">
      <Notice state={state} title={title} className="mt-3">
        <p>{text}</p>
        {!email.isReady && <p className="mt-1">{byHand}</p>}
        {email.week && <p className="mt-1 text-ink">{email.week}</p>}
      </Notice>
      {email.isReady ? (
        <div className="mt-3">
          <Fold summary={recordsInShort(email.records)}>{records}</Fold>
        </div>
      ) : (
        records
      )}
      {email.signing && (
        <div className="mt-4 grid gap-2 text-ui">
          <p>
            <b className="font-semibold">Signing your emails.</b> {email.signing.guide}
          </p>
          <p className="text-small" aria-live="polite">
            {email.signing.state === 'right' ? (
              <Dot state="done">We see a signing key</Dot>
            ) : (
              <Dot state="waiting">We don’t see a signing key yet</Dot>
            )}
          </p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <checking.Form method="post" action={route}>
          <HiddenFields fields={{ intent: 'check', projectId }} />
          <Button type="submit" size="small" look="secondary" busy={checking.state !== 'idle'}>
            <RefreshCw size={16} aria-hidden="true" />
            Check now
          </Button>
        </checking.Form>
        <p className="text-small text-ink-2">
          {email.checkedAt ? (
            <>
              Checked <RelativeTime at={email.checkedAt} />
              {waits && '. We look again by ourselves.'}
            </>
          ) : (
            'Not checked yet. We’ll look in a minute.'
          )}
        </p>
      </div>
      <FieldError className="mt-2">{checking.data?.error}</FieldError>
      <div className="mt-6">
        {!email.isReady && <SendRecords projectId={projectId} name={email.name} action={route} />}
        <Fold summary="Change who receives your email">
          <Choosing projectId={projectId} email={email} />
        </Fold>
      </div>
    </RuledSection>
  );
}

function About({ record, email }: { record: EmailRecord; email: ShownEmailDomain }): ReactNode {
  return (
    <div className="grid gap-1">
      <p className="text-ink-2">{purposeOf(record.use, email)}</p>
      {record.problem && <p>{record.problem}</p>}
    </div>
  );
}
