import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { messageLimits } from '../../domain/messages/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/controls/button.tsx';
import { Field, FieldError } from '../ui/controls/field.tsx';
import { Textarea } from '../ui/controls/textarea.tsx';
import { isComposing } from '../ui/is-composing.ts';
import { AttachButton, AttachedFiles } from './attached-files.tsx';
import type { Sending } from './sending.ts';
import { useMessage } from './use-message.ts';

/**
 * A form for writing a message. Files can be picked, dropped or pasted. The text stays until it's sent; one `draftKey` makes
 * one message, however often it's sent. Ctrl or Cmd with Enter sends. `unsent` has the errors and text of a form sent without
 * script.
 */
export function Composer({ sendTo, draftKey, label, placeholder, note, withFiles = true, unsent }: ComposerProps): ReactNode {
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
      <input type="hidden" name="intent" value="write" />
      <input type="hidden" name="draftKey" value={message.key} />
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
  unsent?: Sending | undefined;
};
