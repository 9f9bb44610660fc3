import { brand } from '../../../content/brand.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { Composer } from '../../thread/composer.tsx';
import { MessageItem } from '../../thread/message-item.tsx';
import { MessageList } from '../../thread/message-list.tsx';
import { useReaderZone } from '../../thread/reader-zone.ts';
import type { Sending } from '../../thread/sending.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { EditForm } from './edit-form.tsx';
import type { ConversationData } from './messages-data.ts';

type Props = { data: ConversationData; several: boolean; unsent: Sending | undefined };

/** A conversation, newest message at the bottom, and the box to write in. */
export function Conversation({ data, several, unsent }: Props) {
  const { about, name, query, thread, edit, versionId } = data;
  const here = `/portal/messages?project=${about}`;
  const olderPath = `${here}${query ? `&q=${encodeURIComponent(query)}` : ''}&before=`;
  const { zone, isOwn } = useReaderZone();
  const nothing = thread.messages.length === 0;
  return (
    <div className="flex h-[calc(100svh-7.6rem-var(--strip))] min-h-120 flex-col md:h-[calc(100svh-4.5rem-var(--strip))]">
      <PageHeading
        title="Messages"
        status={<span className="text-ink-2">{name}</span>}
        actions={
          <>
            {several && (
              <Link to="/portal/messages" className="link text-small">
                All conversations
              </Link>
            )}
            {(!nothing || query) && (
              <SearchForm
                path="/portal/messages"
                label="Search this conversation"
                placeholder="Search"
                query={query}
                keep={{ project: about }}
                className="w-64"
              />
            )}
            <WideBell />
          </>
        }
        className="mb-3! max-sm:[&>div]:ml-0"
      />
      {query && (
        <p className="flex flex-wrap items-baseline gap-x-4 border-t-[1.5px] border-ink py-2.5 text-small">
          {nothing ? `No messages contain “${query}”.` : `Messages containing “${query}”, newest at the bottom.`}
          <Link to={here}>Show the whole conversation</Link>
        </p>
      )}
      {nothing && !query ? (
        <div className="flex-1 border-t-[1.5px] border-ink">
          <EmptyState title="Send us a message">
            Ask a question, tell us what you’d like, or send a file. A person will answer by {data.answer.by}. Updates about your site will
            show up here too.
          </EmptyState>
        </div>
      ) : (
        <MessageList key={query} thread={thread} olderPath={olderPath} zone={zone}>
          {(message) => (
            <MessageItem
              key={message.id}
              message={message}
              zone={zone}
              isOwnClock={isOwn}
              found={query}
              editPath={`/portal?project=${about}`}
            >
              {edit?.messageId === message.id && !message.edit ? (
                <EditForm data={data} edit={edit} versionId={versionId ?? ''} words={message.body} />
              ) : (
                versionId &&
                message.own &&
                !message.edit &&
                message.body.length > 2 && (
                  <p className="mt-1.5 text-small">
                    <Link to={`${here}&edit=${message.id}#m-${message.id}`} preventScrollReset>
                      Turn into an edit request
                    </Link>
                  </p>
                )
              )}
            </MessageItem>
          )}
        </MessageList>
      )}
      <div className="border-t-[1.5px] border-ink pt-3">
        <Composer
          sendTo={here}
          draftKey={data.draftKey}
          label={`Your message to ${brand.name}`}
          placeholder="Write a message or drop files here"
          note={answerWords(data.answer)}
          unsent={edit ? undefined : unsent}
        />
      </div>
    </div>
  );
}

function answerWords({ waits, late, by }: ConversationData['answer']): string {
  if (late) return 'We’re late answering. You’re at the top of our list.';
  return waits ? `We’ll reply by ${by}.` : `Send a message and we’ll reply by ${by}.`;
}
