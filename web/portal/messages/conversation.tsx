import { Form } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { messageLimits } from '../../../domain/messages/schema.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { Composer } from '../../thread/composer.tsx';
import { MessageItem } from '../../thread/message-item.tsx';
import { MessageList } from '../../thread/message-list.tsx';
import type { Sending } from '../../thread/sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { EditForm } from './edit-form.tsx';
import type { ConversationData } from './messages-data.ts';

type Props = { data: ConversationData; several: boolean; unsent: Sending | undefined };

/** One conversation: what was said, the newest at the bottom, and where to write. */
export function Conversation({ data, several, unsent }: Props) {
  const { about, name, query, thread, edit, versionId } = data;
  const here = `/portal/messages?project=${about}`;
  const olderPath = `${here}${query ? `&q=${encodeURIComponent(query)}` : ''}&before=`;
  const nothing = thread.messages.length === 0;
  return (
    <div className="flex h-[calc(100svh-7.6rem)] min-h-120 flex-col md:h-[calc(100svh-4.5rem)]">
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
            {(!nothing || query) && <SearchForm about={about} query={query} />}
            <WideBell />
          </>
        }
        className="mb-3!"
      />
      {query && (
        <p className="flex flex-wrap items-baseline gap-x-4 border-t-[1.5px] border-ink py-2.5 text-small">
          {nothing ? `Nothing here says “${query}”.` : `Messages that say “${query}”, the newest at the bottom.`}
          <Link to={here}>Show the whole conversation</Link>
        </p>
      )}
      {nothing && !query ? (
        <div className="flex-1 border-t-[1.5px] border-ink">
          <EmptyState title="Write to us here">
            Questions, wishes, files: a person answers by {data.answer.by}. What happens with your site will stand here too.
          </EmptyState>
        </div>
      ) : (
        <MessageList thread={thread} olderPath={olderPath}>
          {(message, zone) => (
            <MessageItem key={message.id} message={message} zone={zone} editPath={`/portal?project=${about}`}>
              {edit?.messageId === message.id && !message.edit ? (
                <EditForm data={data} edit={edit} versionId={versionId ?? ''} words={message.body} />
              ) : (
                versionId &&
                message.own &&
                !message.edit &&
                message.body.length > 2 && (
                  <p className="mt-1.5 text-small">
                    <Link to={`${here}&edit=${message.id}#m-${message.id}`} preventScrollReset>
                      Make it an edit request
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
          placeholder="Write to us, or drop files here"
          note={answerWords(data.answer)}
          unsent={edit ? undefined : unsent}
        />
      </div>
    </div>
  );
}

function SearchForm({ about, query }: { about: string; query: string }) {
  return (
    <Form method="get" action="/portal/messages" role="search" className="flex gap-1.5">
      <input type="hidden" name="project" value={about} />
      <Field label="Search this conversation" hideLabel>
        <TextInput
          type="search"
          name="q"
          size="small"
          defaultValue={query}
          maxLength={messageLimits.searchCharacters}
          placeholder="Search"
          className="w-40!"
        />
      </Field>
      <Button type="submit" look="secondary" size="small">
        Search
      </Button>
    </Form>
  );
}

function answerWords({ waits, late, by }: ConversationData['answer']): string {
  if (late) return 'Our answer is late. You are at the top of our list.';
  return waits ? `We answer by ${by}.` : `Write now and we answer by ${by}.`;
}
