import { useEffect } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { startSenderTest } from '../../../domain/incoming-mails/sender-tests.ts';
import { mailTroubles, retryAsAdmin, sendTestMail, testMailsOf, unblockAsAdmin } from '../../../domain/mails/admin.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { mailName, mailStates } from '../mail-words.ts';
import { Trail } from '../trail.tsx';
import type { Route } from './+types/mail';
import { returnedData, senderTestData } from './mail-data.ts';
import { NoTrouble, Returned, TroubleSection } from './mail-returned.tsx';
import { SenderTest } from './mail-sender-test.tsx';
import type { Trouble } from './mail-troubles.ts';

export const meta: Route.MetaFunction = () => privateMeta('Email');

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const [tests, troubles, senderTest, returned] = await Promise.all([
    testMailsOf(user.id),
    mailTroubles(),
    senderTestData(),
    returnedData(),
  ]);
  return {
    senderTest,
    returned,
    email: user.email,
    tests: tests.map(({ id, state, error, createdAt }) => ({ id, state, error, at: createdAt.toISOString() })),
    troubles: troubles.map(({ createdAt, sentAt: _, ...mail }) => ({ ...mail, at: createdAt.toISOString() })),
  };
}

/** Sends a test email to the admin or to ourselves, sends undelivered emails again, or unblocks an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  return redirectWithToast('/admin/settings/mail', await toastOf(user.id, await request.formData()));
}

async function toastOf(adminId: string, form: FormData) {
  switch (form.get('intent')) {
    case 'retry':
      return retriedToast(await retryAsAdmin(adminId));
    case 'sender-test':
      return senderTestToast(await startSenderTest(adminId, String(form.get('domain') ?? '')));
    case 'unblock':
      return unblockedToast(await unblockAsAdmin(adminId, String(form.get('address') ?? '')));
    default:
      return testToast(await sendTestMail(adminId));
  }
}

function senderTestToast(started: Awaited<ReturnType<typeof startSenderTest>>) {
  if (!started.ok) return { type: 'error' as const, title: started.message };
  return { type: 'success' as const, title: 'Sender test started. Its result will show up here.' };
}

function unblockedToast(count: number | undefined) {
  if (count === undefined) return { type: 'info' as const, title: 'This address isn’t blocked.' };
  const missed = count === 1 ? 'one email that it missed' : `${count} emails that it missed`;
  return { type: 'success' as const, title: count === 0 ? 'Address unblocked.' : `Address unblocked. We’re sending ${missed}.` };
}

function testToast(sent: Awaited<ReturnType<typeof sendTestMail>>) {
  return sent.ok ? { type: 'success' as const, title: `Sent to ${sent.email}.` } : { type: 'error' as const, title: sent.message };
}

function retriedToast(count: number) {
  if (count === 0) return { type: 'info' as const, title: 'There’s nothing to send again. Codes and links that expire aren’t kept.' };
  return { type: 'success' as const, title: count === 1 ? 'Sending one email again.' : `Sending ${count} emails again.` };
}

/** An email is sent within a second or two. While one is waiting, the page reloads its data. */
const recheckMs = 2000;

/** Whether email works: a test, and emails that failed. */
export default function Mail({ loaderData }: Route.ComponentProps) {
  const { email, tests, troubles, senderTest, returned } = loaderData;
  const { state, formData } = useNavigation();
  const intent = state === 'submitting' ? (formData?.get('intent') ?? 'test') : undefined;
  const { revalidate } = useRevalidator();
  const isWaiting = tests.some(({ state }) => state === 'queued') || senderTest.tests.some(({ state }) => state === 'under-way');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), recheckMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  return (
    <div className="grid max-w-4xl gap-10">
      <RuledSection title="Test">
        <div className="flex flex-wrap items-center justify-between gap-4 py-2">
          <p className="text-ui text-ink-2">We’ll send a plain email to {email}, the same way we send every email.</p>
          <Form method="post">
            <Button type="submit" size="small" busy={intent === 'test' && 'Sending...'}>
              Send test email
            </Button>
          </Form>
        </div>
        <Trail
          empty="No tests sent yet."
          items={tests.map(({ id, at, state, error }) => ({
            id,
            at,
            what: <Dot state={mailStates[state][0]}>{mailStates[state][1]}</Dot>,
            note: error,
          }))}
        />
      </RuledSection>
      <SenderTest {...senderTest} isBusy={intent === 'sender-test'} />
      {troubles.length > 0 && <Undelivered troubles={troubles} isBusy={intent === 'retry'} />}
      <Returned {...returned} busyWith={intent === 'unblock' ? String(formData?.get('address')) : undefined} />
      <NoTrouble kinds={noTroubles(loaderData)} />
    </div>
  );
}

/** The kinds of trouble that there's none of. */
function noTroubles({ troubles: undelivered, returned }: Route.ComponentProps['loaderData']): Trouble[] {
  const counts: Record<Trouble, number> = {
    undelivered: undelivered.length,
    bounced: returned.bounced.length,
    blocked: returned.blocked.length,
    ignored: returned.ignored.length,
  };
  return (Object.keys(counts) as Trouble[]).filter((kind) => counts[kind] === 0);
}

type UndeliveredMail = Route.ComponentProps['loaderData']['troubles'][number];

/** Emails that failed or that wait too long. */
function Undelivered({ troubles, isBusy }: { troubles: UndeliveredMail[]; isBusy: boolean }) {
  return (
    <TroubleSection of="undelivered">
      <div className="flex flex-wrap items-center justify-between gap-4 py-2">
        <p className="text-ui text-ink-2">We try each email for four days, and stop sooner if the recipient is refused.</p>
        <Form method="post">
          <Button type="submit" name="intent" value="retry" size="small" busy={isBusy && 'Sending...'}>
            Send again now
          </Button>
        </Form>
      </div>
      <Table caption="Undelivered emails">
        <thead>
          <tr>
            <ColumnHead>Email</ColumnHead>
            <ColumnHead>State</ColumnHead>
            <ColumnHead wide>Mail server response</ColumnHead>
            <ColumnHead end>Created</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {troubles.map((mail) => (
            <Row key={mail.id}>
              <Cell head className="wrap-anywhere">
                <CellText note={mail.recipient}>{mailName(mail.template)}</CellText>
              </Cell>
              <Cell>
                <Dot state="late">
                  {`${mail.state === 'failed' ? 'Failed' : 'Waiting'}, ${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}`}
                </Dot>
              </Cell>
              <Cell wide className="wrap-anywhere">
                {mail.error ?? 'Nothing yet'}
              </Cell>
              <Cell end className="whitespace-nowrap">
                <RelativeTime at={mail.at} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </TroubleSection>
  );
}
