import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Field, Select } from '../../ui/controls/field.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot, DotShape } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { TestLine } from './sender-test-words.ts';

export interface ShownTest {
  id: string;
  domain: string;
  at: string;
  /** `lost`: it should have arrived. */
  state: 'arrived' | 'under-way' | 'refused' | 'lost';
  error: string | null;
  lines: TestLine[];
}

interface Props {
  isPossible: boolean;
  ownDomain: string;
  /** Who emails at customers' domains are from now: their own addresses, or ours. */
  emailSender: 'own' | 'operator';
  /** The last test as a customer's domain that arrived. */
  lastTest: { domain: string; at: string } | undefined;
  domains: string[];
  tests: ShownTest[];
  isBusy: boolean;
}

/** Sends an email to ourselves the real way, and shows what receivers see of it. */
export function SenderTest({ isPossible, ownDomain, emailSender, lastTest, domains, tests, isBusy }: Props): ReactNode {
  return (
    <RuledSection title="Sender test" id="sender-test">
      {isPossible ? (
        <Form method="post" className="flex flex-wrap items-end justify-between gap-4 py-2">
          <p className="max-w-prose text-ui text-ink-2">
            We’ll email ourselves the real way, and show you what receivers see. A test as a customer’s domain also decides whether
            customers’ emails are sent from their own addresses.
          </p>
          <input type="hidden" name="intent" value="sender-test" />
          <div className="flex flex-wrap items-end gap-3">
            <Field label="Send as">
              <Select name="domain" size="small" defaultValue="">
                <option value="">{ownDomain}</option>
                {domains.map((domain) => (
                  <option key={domain}>{domain}</option>
                ))}
              </Select>
            </Field>
            <Button type="submit" size="small" busy={isBusy && 'Sending...'}>
              Run sender test
            </Button>
          </div>
        </Form>
      ) : (
        <p className="py-2 text-ui text-ink-2">
          This test needs a way in for email. Set MAIL_HOST, and start Sunup again. Until then, the command doctor checks the DNS records of{' '}
          {ownDomain}.
        </p>
      )}
      <p className="max-w-prose pb-2 text-ui">
        <b className="font-semibold">Sender of customers’ emails:</b>{' '}
        {emailSender === 'own' ? 'their own addresses.' : 'an address of ours that names theirs.'}{' '}
        {lastTest ? (
          <>
            Tested as {lastTest.domain} <RelativeTime at={lastTest.at} />.
          </>
        ) : (
          <>
            Not tested yet.{' '}
            {domains.length > 0
              ? 'To test it, choose a customer’s domain above.'
              : 'You can test it once the email records of a customer’s domain are right.'}
          </>
        )}
      </p>
      <ul>
        {tests.map((test) => (
          <li key={test.id} className="border-b border-line py-3 text-ui">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b className="font-semibold wrap-anywhere">As {test.domain}</b>
              <RelativeTime at={test.at} className="text-small text-ink-2" />
            </p>
            <Outcome test={test} />
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

function Outcome({ test: { state, error, lines } }: { test: ShownTest }): ReactNode {
  if (state === 'under-way') return <Dot state="waiting">On its way</Dot>;
  if (state === 'refused') return <Dot state="late">{`The mail server didn’t take it: ${error}`}</Dot>;
  if (state === 'lost')
    return (
      <Dot state="late">
        It didn’t arrive within two minutes. Check that the MX record of MAIL_HOST leads here, that port 25 is open, and that the worker and
        the mail role run. The list below says if it came back.
      </Dot>
    );
  return (
    <ul className="mt-1.5 grid gap-1.5">
      {lines.map(({ name, state: dot, says }) => (
        <li key={name} className="flex items-baseline gap-2.5">
          <DotShape state={dot} />
          <span className="w-14 shrink-0 font-[550]">{name}</span>
          <span className="min-w-0 text-ink-2 wrap-anywhere">{says}</span>
        </li>
      ))}
    </ul>
  );
}
