import { data, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { closedToday } from '../../../domain/closed-days/queries.ts';
import { makeEditRequest } from '../../../domain/edit-requests/message-edit.ts';
import { isId } from '../../../domain/ids.ts';
import { writeAsCustomer } from '../../../domain/messages/messages.ts';
import { conversationsOf } from '../../../domain/messages/queries.ts';
import { besideProjects, messageEditSchema } from '../../../domain/messages/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { redirectWithToast } from '../../cookies/flash.ts';
import { fieldErrors, formText } from '../../forms/checked-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { orUnsent, sendMessage } from '../../thread/sending.ts';
import { sentWords } from '../../thread/sent-words.ts';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { editDueWords } from '../edit-due.ts';
import type { Route } from './+types/messages';
import { Conversation } from './conversation.tsx';
import { conversationData, conversationRows } from './messages-data.ts';

export const handle = { body: 'attachments' } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => privateMeta('Messages');

/** The viewer's only conversation, the one in `?project=`, or the list if there are several. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const search = new URL(request.url).searchParams;
  const named = search.get('project');
  const conversations = await conversationsOf(user.id);
  const about = named ?? (conversations.length > 1 ? undefined : (conversations[0]?.about ?? besideProjects));
  if (about === undefined) return { rows: conversationRows(conversations), conversation: null, thread: null, several: true };
  const conversation = await conversationData(user.id, about, search);
  if (!conversation) throw data(null, { status: 404 });
  return { rows: [], conversation, thread: conversation.thread, several: conversations.length > 1 };
}

/** Sends a message, or turns one into an edit request. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const about = new URL(request.url).searchParams.get('project') ?? '';
  const form = await request.formData();
  const fields = formText(form);
  switch (fields.intent) {
    case 'write': {
      const written = await writeAsCustomer(user.id, about, await sentWords(form));
      if (written.ok) return redirect(`/portal/messages?project=${about}`);
      if (written.code === 'conversation-not-found') throw data(null, { status: 404 });
      return data(
        { errors: { [written.field]: written.message } as Record<string, string>, body: fields.body ?? '' },
        { status: written.code === 'pictures-busy' ? 503 : 422 },
      );
    }
    case 'make-edit': {
      const { messageId, versionId, where, words } = fields;
      const parsed = messageEditSchema.safeParse({ messageId, versionId, where, words });
      if (!parsed.success) return data({ errors: fieldErrors(parsed.error), body: '' }, { status: 422 });
      const outcome = isId(about) ? await makeEditRequest(user.id, about, parsed.data) : { ok: false as const, message: gone };
      if (!outcome.ok) return data({ errors: { '': outcome.message } as Record<string, string>, body: '' }, { status: 409 });
      const { editDueHours } = await readSettings();
      const toast = { type: 'success' as const, title: `Edit requested. ${editDueWords(editDueHours, await closedToday(about))}` };
      return redirectWithToast(`/portal/messages?project=${about}`, toast);
    }
    default:
      return data(
        { errors: { '': 'That action isn’t available. Reload the page and try again.' } as Record<string, string>, body: '' },
        { status: 400 },
      );
  }
}

const gone = 'This message no longer exists.';

/** A message that couldn't be sent stays in its box. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isMessage = (await request.clone().formData()).get('intent') === 'write';
  return isMessage ? sendMessage(request, serverAction) : orUnsent(serverAction);
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, rows, several } = loaderData;
  if (!conversation) return <ConversationList rows={rows} />;
  return <Conversation key={conversation.about} data={conversation} several={several} unsent={actionData ?? undefined} />;
}

/** The viewer's conversations, one row per project, newest first. */
function ConversationList({ rows }: { rows: ReturnType<typeof conversationRows> }) {
  return (
    <>
      <PageHeading
        title="Messages"
        actions={<WideBell />}
        lead={`One conversation per project. A person at ${brand.name} answers every message.`}
      />
      <ul className="mt-6 border-t-[1.5px] border-ink">
        {rows.map((row) => (
          <li key={row.about} className="border-b border-line">
            <Link
              to={`/portal/messages?project=${row.about}`}
              className="grid gap-x-8 gap-y-1 py-3.5 text-ui text-ink no-underline hover:bg-ink/3 md:grid-cols-[16rem_minmax(0,1fr)_10rem]"
            >
              <b className="truncate">{row.name}</b>
              <span className="min-w-0 truncate text-ink-2">
                {row.lastWords === null ? 'No messages yet' : `${row.lastAuthor === 'customer' ? 'You: ' : ''}${row.lastWords}`}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-2 md:justify-end">
                {row.unread > 0 ? (
                  <Dot state="active">{row.unread} new</Dot>
                ) : (
                  row.waits && <Dot state="waiting">Waiting for our reply</Dot>
                )}
                {row.lastMessageAt && <RelativeTime at={row.lastMessageAt} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
