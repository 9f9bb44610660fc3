import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { takeUnsent } from '../../browser/unsent.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';

/** Keeps a dialog open until its form (the one with `intent`) succeeds. A form that didn't reach the server hasn't. */
export function useDialogUntilDone(
  intent: string,
  startsOpen: boolean,
  errors: FieldErrors | undefined,
): { open: boolean; onOpenChange: (open: boolean) => void } {
  const [open, onOpenChange] = useState(startsOpen);
  const { state, formData } = useNavigation();
  const sending = state !== 'idle' && formData?.get('intent') === intent;
  const sent = useRef<FormData>(undefined);
  useEffect(() => {
    if (sending) sent.current ??= formData;
    else if (sent.current) {
      const cutOff = takeUnsent(sent.current);
      sent.current = undefined;
      if (!errors && !cutOff) onOpenChange(false);
    }
  }, [sending, errors, formData]);
  return { open, onOpenChange };
}
