import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FieldErrors } from '../checked-form.ts';

/** Whether a dialog is open whose form has `intent`: it closes by itself once that was done without errors. */
export function useDialogUntilDone(
  intent: string,
  startsOpen: boolean,
  errors: FieldErrors | undefined,
): { open: boolean; onOpenChange: (open: boolean) => void } {
  const [open, onOpenChange] = useState(startsOpen);
  const { state, formData } = useNavigation();
  const sending = state !== 'idle' && formData?.get('intent') === intent;
  const sent = useRef(false);
  useEffect(() => {
    if (sending) sent.current = true;
    else if (sent.current) {
      sent.current = false;
      if (!errors) onOpenChange(false);
    }
  }, [sending, errors]);
  return { open, onOpenChange };
}
