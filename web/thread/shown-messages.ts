import { brand } from '../../content/brand.ts';
import type { ThreadMessages } from '../../domain/messages/queries.ts';
import type { Author } from '../../domain/messages/schema.ts';

/** Who reads a thread, and up to where the other side has read it. */
export interface ThreadReader {
  side: 'customer' | 'staff';
  userId: string;
  /** The customer's name, shown to admins. */
  customerName: string;
  readAt: Date | undefined;
  otherReadAt: Date | undefined;
}

/** A page of a thread for its reader. */
export function shownMessages({ messages, hasOlder }: ThreadMessages, reader: ThreadReader) {
  const isOwn = (author: Author) => author === reader.side;
  const seen = messages.findLast(({ message }) => isOwn(message.author) && message.via !== 'chat')?.message;
  const isSeen = seen && reader.otherReadAt && seen.createdAt <= reader.otherReadAt;
  const isUnread = (row: (typeof messages)[number]) =>
    !isOwn(row.message.author) &&
    ['customer', 'staff'].includes(row.message.author) &&
    row.message.via !== 'chat' &&
    (!reader.readAt || row.message.createdAt > reader.readAt);
  return {
    hasOlder,
    firstNewId: messages.find(isUnread)?.message.id ?? null,
    messages: messages.map(({ message, firstName, edit, files }) => ({
      id: message.id,
      author: message.author,
      who: whoIs(message, firstName, reader),
      own: isOwn(message.author),
      body: message.body,
      via: message.via,
      at: message.createdAt.toISOString(),
      seen: Boolean(isSeen) && message.id === seen?.id,
      edit: edit?.id && edit.state ? { place: edit.place ?? '', state: edit.state } : null,
      files: files.map(({ id, fileName, type, bytes }) => ({ id, name: fileName, bytes, shown: type.startsWith('image/') })),
    })),
  };
}
export type ShownThread = ReturnType<typeof shownMessages>;
export type ShownMessage = ShownThread['messages'][number];

type Message = ThreadMessages['messages'][number]['message'];

function whoIs({ author, authorId }: Message, firstName: string | null, reader: ThreadReader): string {
  if (author === 'assistant') return 'The assistant';
  if (author === 'system') return brand.name;
  if (author === 'customer') return reader.side === 'staff' ? reader.customerName : 'You';
  if (reader.side === 'staff' && authorId === reader.userId) return 'You';
  return firstName ? `${firstName} at ${brand.name}` : brand.name;
}
