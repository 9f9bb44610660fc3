import { Paperclip, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher, useRouteLoaderData } from 'react-router';
import { attachmentRules, messageLimits } from '../../domain/messages/schema.ts';
import { keepMessage, keptMessage } from '../browser/kept-message.ts';
import type { RootData } from '../session/root-data.ts';
import { classNames } from '../ui/class-names.ts';
import { Button, IconButton } from '../ui/controls/button.tsx';
import { Field, FieldError, HiddenFields, Textarea } from '../ui/controls/field.tsx';
import { fileSize, siftFiles } from '../ui/controls/sift-files.ts';
import { Icon } from '../ui/drawings/icon.tsx';
import { isComposing } from '../ui/is-composing.ts';
import type { Sending } from './sending.ts';
import { withoutSent } from './sent-text.ts';

/**
 * A form for writing a message. Files can be picked, dropped or pasted. The text stays until it's sent; one `draftKey` makes
 * one message, however often it's sent. Ctrl or Cmd with Enter sends. `unsent` has the errors and text of a form sent without
 * script.
 */
export function Composer({ sendTo, draftKey, label, placeholder, note, withFiles = true, fields = {}, unsent }: ComposerProps): ReactNode {
  const fetcher = useFetcher<Sending | undefined>();
  const message = useMessage(fetcher.data, { sendTo, draftKey });
  const { box, attached, isEmpty } = message;
  const errors = (fetcher.data ?? unsent)?.errors ?? {};
  const busy = fetcher.state !== 'idle';
  const { over, ...drops } = useDrops(attached.add);
  const paste = (event: ClipboardEvent) => {
    // Office programs add a picture of the text that's copied.
    if (!withFiles || event.clipboardData.files.length === 0 || event.clipboardData.getData('text/plain').trim()) return;
    event.preventDefault();
    attached.add([...event.clipboardData.files]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent) || busy) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <fetcher.Form
      method="post"
      action={sendTo}
      encType="multipart/form-data"
      onSubmit={(event) => {
        if (message.startSending(busy)) return;
        event.preventDefault();
        box.current?.focus();
      }}
      {...(withFiles && drops)}
      className={classNames(
        'rounded-2 border-[1.5px] border-control bg-raised p-3 focus-within:border-ink focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-sun',
        over && 'border-ink bg-chosen',
      )}
    >
      <HiddenFields fields={{ ...fields, intent: 'write', draftKey: message.key }} />
      <Field label={label} hideLabel error={isEmpty ? nothingToSend(withFiles) : (errors[''] ?? errors.body)}>
        <Textarea
          ref={box}
          name="body"
          rows={2}
          defaultValue={unsent?.body ?? ''}
          limit={messageLimits.characters}
          placeholder={placeholder}
          onInput={(event) => message.keep(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={onKeyDown}
          className="max-h-56 min-h-14! resize-none! border-transparent! bg-transparent! p-0! inset-ring-0! outline-none!"
        />
      </Field>
      {attached.files.length > 0 && <AttachedFiles files={attached.files} onRemove={(file) => attached.remove([file])} />}
      <FieldError>{attached.problem || errors.files}</FieldError>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-2">
        {withFiles && <AttachButton attached={attached} />}
        <span className="min-w-0 flex-1 max-sm:order-first max-sm:basis-full">{note}</span>
        <Button type="submit" size="small" className="ml-auto" busy={busy && 'Sending...'}>
          Send
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** Takes files that are dropped on a form. `over` while they're held over it. */
function useDrops(add: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
  };
}

function nothingToSend(withFiles: boolean): string {
  return withFiles ? 'Write a message or attach a file.' : 'Write a message.';
}

export type ComposerProps = {
  sendTo: string;
  draftKey: string;
  label: string;
  placeholder: string;
  note?: ReactNode;
  withFiles?: boolean;
  /** What's sent along. */
  fields?: Record<string, string>;
  unsent?: Sending | undefined;
};

/** The button that picks files for a message. */
function AttachButton({ attached }: { attached: ReturnType<typeof useAttached> }): ReactNode {
  return (
    <label className="inline-flex min-h-[38px] items-center gap-2 rounded-2 forced-colors:border px-3 font-semibold text-ink inset-ring-[1.5px] inset-ring-control hover:bg-ink/6 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus pointer-coarse:min-h-11">
      <Icon of={Paperclip} size={18} />
      Attach
      <input
        ref={attached.input}
        type="file"
        name="file"
        multiple
        accept={attachmentRules.accept}
        aria-label={`Attach files: ${attachmentRules.label}`}
        className="sr-only"
        onChange={(event) => attached.add([...(event.currentTarget.files ?? [])].filter((file) => !attached.files.includes(file)))}
      />
    </label>
  );
}

/** The files of a message that's being written. */
function AttachedFiles({ files, onRemove }: { files: File[]; onRemove: (file: File) => void }): ReactNode {
  return (
    <ul className="mt-1 border-t border-line">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex min-h-10 items-center gap-3 border-b border-line text-small"
        >
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span className="text-ink-2">{fileSize(file.size)}</span>
          <IconButton icon={X} size={16} label={`Remove ${file.name}`} onClick={() => onRemove(file)} className="-mr-2" />
        </li>
      ))}
    </ul>
  );
}

/**
 * The message in a form: its text, its files and the key under which it's sent once. Unsent text is kept. `answer` is what became of the
 * form when it was last sent.
 */
function useMessage(answer: Sending | undefined, { sendTo, draftKey }: { sendTo: string; draftKey: string }) {
  // An uncontrolled field, so text typed before scripts run isn't lost.
  const box = useRef<HTMLTextAreaElement>(null);
  const attached = useAttached();
  const [key, setKey] = useState(draftKey);
  const [isEmpty, setIsEmpty] = useState(false);
  const { viewer } = useRouteLoaderData('root') as RootData;
  const userId = viewer?.user.id;
  useEffect(() => {
    const draft = keptMessage(userId, sendTo);
    if (draft && box.current && !box.current.value) write(box.current, draft);
  }, [userId, sendTo]);
  const { sent } = answer ?? {};
  /** What the form held when it was sent. */
  const sending = useRef<{ text: string; files: File[] }>({ text: '', files: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each sent message
  useEffect(() => {
    if (!sent || !box.current) return;
    // What was written and attached meanwhile belongs to the next message.
    write(box.current, withoutSent(box.current.value, sending.current.text));
    attached.remove(sending.current.files);
  }, [sent]);
  // The next message needs a key of its own, which comes with the page's data.
  if (sent === key && draftKey !== sent) setKey(draftKey);

  const keep = (text: string) => {
    setIsEmpty(false);
    keepMessage(userId, sendTo, text);
  };
  /** False if there's nothing to send, or if the form is being sent. */
  const startSending = (isBusy: boolean) => {
    const text = box.current?.value ?? '';
    const nothing = !text.trim() && attached.files.length === 0;
    setIsEmpty(nothing);
    if (isBusy || nothing) return false;
    sending.current = { text, files: attached.files };
    return true;
  };
  return { box, attached, key, isEmpty, keep, startSending };
}

/** Replaces a field's text as typing would, so it's counted and kept. */
function write(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Files attached to a message, picked, dropped or pasted. They're kept in the form's own file input (`input`), so the form
 * sends them. `problem` says which ones weren't accepted.
 */
function useAttached() {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState('');
  const keep = (next: File[]) => {
    const list = new DataTransfer();
    for (const file of next) list.items.add(file);
    if (input.current) input.current.files = list.files;
    setFiles(next);
  };
  return {
    input,
    files,
    problem,
    add: (sent: File[]) => {
      const { fitting, reason } = siftFiles(sent, attachmentRules.accept, messageLimits.fileBytes, true);
      const all = [...files, ...fitting];
      setProblem(all.length > messageLimits.files ? attachmentRules.tooMany : reason);
      keep(all.slice(0, messageLimits.files));
    },
    remove: (gone: File[]) => {
      setProblem('');
      keep(files.filter((file) => !gone.includes(file)));
    },
  };
}
