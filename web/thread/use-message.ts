import { useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { keepMessage, keptMessage } from '../browser/kept-message.ts';
import type { RootData } from '../session/root-data.ts';
import type { Sending } from './sending.ts';
import { withoutSent } from './sent-text.ts';
import { useAttached } from './use-attached.ts';

/**
 * The message in a form: its text, its files and the key under which it's sent once. Unsent text is kept. `answer` is what became of the
 * form when it was last sent.
 */
export function useMessage(answer: Sending | undefined, { sendTo, draftKey }: { sendTo: string; draftKey: string }) {
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
