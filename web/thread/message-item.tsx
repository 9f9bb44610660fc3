import { FileText } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { requestStateLabels } from '../../domain/edit-requests/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/controls/link.tsx';
import { fileSize } from '../ui/controls/sift-files.ts';
import { zonedClock } from '../ui/controls/zoned-time.ts';
import { Dot, DotShape, type DotState } from '../ui/drawings/dot.tsx';
import { Icon } from '../ui/drawings/icon.tsx';
import { LinkedText } from '../words/linked-text.tsx';
import { MarkedWords } from './marked-words.tsx';
import type { ShownMessage } from './shown-messages.ts';

const dots: Record<keyof typeof requestStateLabels, DotState> = {
  open: 'waiting',
  in_progress: 'active',
  done: 'active',
  accepted: 'done',
  reopened: 'waiting',
  withdrawn: 'idle',
};

const channels = {
  portal: '',
  admin: '',
  system: '',
  contact: 'from the contact form',
  call: 'requested a call',
  chat: 'in the chat',
  handover: 'in the chat, for a person',
  email: 'by email',
};

/** One message: author and time at the left, its text next to them, and below that what became of it. */
export function MessageItem({ message, zone, isOwnClock, found = '', editPath, children }: MessageItemProps): ReactNode {
  const { id, author, who, body, at, via, files, edit, seen } = message;
  const time = zonedClock(at, zone, isOwnClock);
  if (author === 'system') {
    return (
      <li id={`m-${id}`} className="flex scroll-mt-12 items-baseline gap-2.5 border-b border-line py-3 text-small text-ink-2">
        <DotShape state="done" />
        <p className="min-w-0 flex-1 wrap-anywhere">
          {edit ? <Link to={editPath ?? '/portal'}>{body}</Link> : <LinkedWords found={found}>{body}</LinkedWords>}
        </p>
        <time dateTime={at}>{time}</time>
      </li>
    );
  }
  return (
    <li id={`m-${id}`} className="grid scroll-mt-12 gap-x-6 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-2 sm:block">
        <b className="text-ink wrap-anywhere sm:block">{who}</b>
        <time dateTime={at}>{time}</time>
        {author !== 'assistant' && channels[via] && <span className="sm:block">{channels[via]}</span>}
      </p>
      <div className="min-w-0 max-w-prose">
        {body && (
          <div
            className={classNames(
              'wrap-anywhere whitespace-pre-line',
              author === 'customer' ? 'own-words' : 'text-ui',
              author === 'assistant' && 'border-l-2 border-line-strong pl-3 text-ink-2',
            )}
          >
            {author === 'assistant' ? (
              <LinkedText words={(text) => <MarkedWords found={found}>{text}</MarkedWords>}>{body}</LinkedText>
            ) : (
              <LinkedWords found={found}>{body}</LinkedWords>
            )}
          </div>
        )}
        {files.length > 0 && <Files files={files} />}
        {edit && (
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-small">
            <Dot state={dots[edit.state]}>{requestStateLabels[edit.state]}</Dot>
            <Link to={editPath ?? '/portal'}>Edit request: {edit.place}</Link>
          </p>
        )}
        {seen && <p className="mt-1.5 text-micro text-ink-3">Read</p>}
        {children}
      </div>
    </li>
  );
}

export type MessageItemProps = {
  message: ShownMessage;
  zone: string;
  /** True if `zone` is the reader's own, so times go without its name. */
  isOwnClock?: boolean;
  found?: string;
  editPath?: string;
  children?: ReactNode;
};

/** Files that came with a message. `folder` is the path that they're under. */
export function Files({ files, folder = '/api/message-files' }: { files: ShownMessage['files']; folder?: string }): ReactNode {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2.5">
      {files.map(({ id, name, bytes, shown }) => {
        const path = `${folder}/${id}`;
        return (
          <li key={id} className="min-w-0 max-w-full">
            {shown ? (
              <Link to={path} document newTab className="block">
                <img src={path} alt={name} loading="lazy" className="max-h-44 max-w-full rounded-1 inset-ring-1 inset-ring-line" />
              </Link>
            ) : (
              <Link
                to={path}
                document
                download
                className="flex min-h-[38px] max-w-full items-center gap-2 rounded-2 forced-colors:border px-3 text-small font-semibold no-underline inset-ring-[1.5px] inset-ring-control hover:bg-ink/6 pointer-coarse:min-h-11"
              >
                <Icon of={FileText} size={18} className="shrink-0" />
                <span className="truncate">{name}</span>
                <span className="shrink-0 font-normal text-ink-2">{fileSize(bytes)}</span>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Punctuation at the end of a sentence isn't part of a URL. */
const webAddress = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Someone's text with its line breaks, links for web addresses, and search results marked. Nothing else becomes markup. */
export function LinkedWords({ children, found = '' }: { children: string; found?: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: url, index } of children.matchAll(webAddress)) {
    parts.push(
      <Fragment key={index}>
        <MarkedWords found={found}>{children.slice(end, index)}</MarkedWords>
        <Link to={url} newTab rel="noopener noreferrer nofollow">
          {url}
        </Link>
      </Fragment>,
    );
    end = index + url.length;
  }
  return [
    ...parts,
    <MarkedWords key="end" found={found}>
      {children.slice(end)}
    </MarkedWords>,
  ];
}
