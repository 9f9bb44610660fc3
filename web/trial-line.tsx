import { createContext, type ReactNode, useContext } from 'react';
import { Strip } from './ui/layout/strip.tsx';

/** What this server says if it's a trial, otherwise ''. Given by web/entry.server.tsx and not by a loader, so that error screens have it, too. */
export const TrialContext = createContext<string | undefined>(undefined);

/** What the server sent. Read before React starts. */
const sentNote = typeof document === 'undefined' ? '' : (document.querySelector('[data-strip] p')?.textContent ?? '');

/** Says on every screen of a trial that it's one. */
export function TrialLine(): ReactNode {
  const note = useContext(TrialContext) ?? sentNote;
  return note && <Strip label="Trial">{note}</Strip>;
}
