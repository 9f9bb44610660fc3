import { randomUUID } from 'node:crypto';
import { data, Form, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { supportHoursOf } from '../../../content/hours.ts';
import { withClosedDays } from '../../../domain/closed-days/queries.ts';
import { markThreadNotSpam, needsAnswerAfterAll, needsNoAnswer, readByStaff, writeAsStaff } from '../../../domain/messages/messages.ts';
import { messagesOf, threadForAdmin } from '../../../domain/messages/queries.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { openWorkOf } from '../../../domain/projects/open-work.ts';
import { statusOf } from '../../../domain/projects/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { mailto } from '../../../text/email-address.ts';
import { zoneInWords } from '../../../time/clock.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { afterOpenHours } from '../../../time/open-hours.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { redirectWithToast } from '../../cookies/flash.ts';
import { formText } from '../../forms/checked-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { searchIn } from '../../lists/list-parameters.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Composer } from '../../thread/composer.tsx';
import { MessageItem } from '../../thread/message-item.tsx';
import { MessageList } from '../../thread/message-list.tsx';
import { orUnsent, sendMessage } from '../../thread/sending.ts';
import { sentWords } from '../../thread/sent-words.ts';
import { shownMessages } from '../../thread/shown-messages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { orderStates } from '../orders/order-words.ts';
import type { Route } from './+types/thread';
import { waitedWords } from './waiting-words.ts';

export const handle = { body: 'attachments' } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(`${loaderData?.who ?? 'Conversation'}, messages`);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const thread = await threadData(viewerIn(context).user.id, params.threadId, new URL(request.url).searchParams);
  if (!thread) throw data(null, { status: 404 });
  return thread;
}

/** Sends an answer, or marks the thread: it needs none, or needs one after all, or isn't spam. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const adminId = viewerIn(context).user.id;
  const form = await request.formData();
  const fields = formText(form);
  const here = `/admin/messages/${params.threadId}`;
  const backWith = async (title: string) => redirectWithToast(here, { type: 'success', title });
  if (fields.intent === 'no-answer')
    return (await needsNoAnswer(adminId, params.threadId)) ? backWith('Marked as answered. We didn’t send anything.') : redirect(here);
  if (fields.intent === 'waits-again')
    return (await needsAnswerAfterAll(adminId, params.threadId)) ? backWith('Waiting for an answer again.') : redirect(here);
  if (fields.intent === 'not-spam')
    return (await markThreadNotSpam(adminId, params.threadId)) ? backWith('Marked as not spam. It waits for an answer.') : redirect(here);
  const written = await writeAsStaff(adminId, params.threadId, await sentWords(form));
  if (written.ok) return redirect(here);
  if (written.code === 'conversation-not-found') throw data(null, { status: 404 });
  return data(
    { errors: { [written.field]: written.message } as Record<string, string>, body: fields.body ?? '' },
    { status: written.code === 'pictures-busy' ? 503 : 422 },
  );
}

/** If an answer couldn't be sent, its text stays in the form. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isMessage = (await request.clone().formData()).get('intent') === 'write';
  return isMessage ? sendMessage(request, serverAction) : orUnsent(serverAction);
}

/** One conversation, with information about the person. */
export default function ThreadScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, who, query, thread, waitingSince, unanswered, isSpam, due, now, customerId, draftKey } = loaderData;
  const here = `/admin/messages/${id}`;
  return (
    <div className="flex min-h-120 flex-col md:h-[calc(100svh-4.5rem-var(--strip))]">
      <PageHeading
        title={who}
        status={
          waitingSince ? (
            <Dot state={due?.late ? 'late' : 'active'}>Waiting {waitedWords(waitingSince, now)}</Dot>
          ) : isSpam ? (
            <Dot state="waiting">Maybe spam</Dot>
          ) : (
            <Dot state="done">Nothing waiting</Dot>
          )
        }
        actions={
          <>
            <Link to="/admin/messages" className="link text-small">
              All messages
            </Link>
            {(waitingSince || unanswered) && (
              <Form method="post">
                <input type="hidden" name="intent" value={isSpam ? 'not-spam' : waitingSince ? 'no-answer' : 'waits-again'} />
                <Button type="submit" look="secondary" size="small">
                  {isSpam ? 'Not spam' : waitingSince ? 'No answer needed' : 'Needs an answer'}
                </Button>
              </Form>
            )}
            <WideBell />
          </>
        }
        className="mb-3!"
      />
      <div className="grid min-h-0 flex-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-h-0 flex-col border-t-[1.5px] border-ink max-md:h-[calc(100svh-10rem-var(--strip))]">
          {query && (
            <p className="flex flex-wrap items-baseline gap-x-4 py-2.5 text-small">
              {thread.messages.length ? `Messages containing “${query}”.` : `No messages contain “${query}”.`}
              <Link to={here}>Show the whole conversation</Link>
            </p>
          )}
          <MessageList
            key={`${id} ${query}`}
            thread={thread}
            zone={brand.timeZone}
            olderPath={`${here}?${query ? `q=${encodeURIComponent(query)}&` : ''}before=`}
          >
            {(message) => (
              <MessageItem
                message={message}
                zone={brand.timeZone}
                found={query}
                {...(loaderData.project ? { editPath: `/admin/projects/${loaderData.project.id}` } : {})}
              />
            )}
          </MessageList>
          <div className="border-t-[1.5px] border-ink pt-3">
            <Composer
              key={id}
              sendTo={here}
              draftKey={draftKey}
              label={`Your answer to ${who}`}
              placeholder={customerId ? 'Write an answer or drop files here' : 'Answer by email'}
              note={customerId ? due && `Answer by ${due.by}.` : 'Goes out by email, with their question quoted below.'}
              withFiles={customerId !== null}
              unsent={actionData ?? undefined}
            />
          </div>
        </div>
        <aside aria-label="Person in this conversation" className="grid content-start gap-8 lg:overflow-y-auto">
          <WhoAsks data={loaderData} />
          <SearchForm path={here} label="Search this conversation" query={query} />
        </aside>
      </div>
    </div>
  );
}

/** The person in a conversation, with the project and its order. */
function WhoAsks({ data: { who, email, customerId, sameEmailId, project, order } }: { data: ThreadData }) {
  return (
    <RuledSection title={customerId ? 'Customer' : 'Guest'}>
      <DefinitionRows
        rows={[
          { label: 'Name', value: customerId ? <Link to={`/admin/customers/${customerId}`}>{who}</Link> : who },
          { label: 'Email', value: <Link to={mailto(email)}>{email}</Link> },
          ...(project
            ? [
                { label: 'Project', value: <Link to={`/admin/projects/${project.id}`}>{project.name}</Link> },
                { label: 'State', value: project.status },
              ]
            : [{ label: 'Project', value: 'None' }]),
          ...(order
            ? [
                { label: 'Order', value: <Link to={`/admin/orders/${order.id}`}>{order.label}</Link> },
                { label: 'Payment', value: orderStates[order.state][1] },
              ]
            : []),
        ]}
      />
      {!customerId && (
        <p className="mt-3 text-small text-ink-2">
          {sameEmailId ? (
            <>
              Written signed out, so answers go out by mail. <Link to={`/admin/customers/${sameEmailId}`}>An account has this email</Link>,
              but nothing proves that its owner wrote.
            </>
          ) : (
            'No account, so we answer by email. If someone signs up and verifies this email, the conversation moves to their account.'
          )}
        </p>
      )}
    </RuledSection>
  );
}

/** A thread for admins. Marks the messages it shows as read. Undefined if it doesn't exist. */
async function threadData(adminId: string, threadId: string, search: URLSearchParams) {
  const [row, settings] = await Promise.all([threadForAdmin(threadId), readSettings()]);
  if (!row) return undefined;
  const { thread, who, email, sameEmailId, unanswered, project, order } = row;
  const before = search.get('before') ?? undefined;
  const query = searchIn(search);
  const part = await messagesOf(thread.id, { before, from: search.get('from') ?? undefined, search: query });
  const newest = part.messages.at(-1)?.message.id;
  if (newest && !before && !query) await readByStaff(adminId, thread.id, newest);
  const now = new Date();
  const support = await withClosedDays(supportHoursOf(settings));
  const due = thread.waitingSince && afterOpenHours(thread.waitingSince, settings.replyHours, support, brand.timeZone);
  return {
    id: thread.id,
    customerId: thread.userId,
    who,
    email,
    sameEmailId,
    unanswered,
    isSpam: thread.isSpam,
    query,
    draftKey: randomUUID(),
    now: now.toISOString(),
    waitingSince: thread.waitingSince?.toISOString() ?? null,
    due: due && { late: due < now, by: `${momentInWords(due, now, brand.timeZone)} ${zoneInWords(brand.timeZone)}` },
    project: project && {
      id: project.id,
      name: project.name || 'No name yet',
      status: statusOf(project.state, await openWorkOf(project.id), project.suspension !== null),
    },
    order: order && { id: order.id, label: orderLabel(order.number), state: order.state },
    thread: shownMessages(part, {
      side: 'staff',
      userId: adminId,
      customerName: who,
      readAt: thread.staffReadAt,
      otherReadAt: thread.userId ? thread.customerReadAt : undefined,
    }),
  };
}
type ThreadData = NonNullable<Awaited<ReturnType<typeof threadData>>>;
