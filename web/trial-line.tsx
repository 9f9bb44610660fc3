import { createContext, type ReactNode, useContext } from 'react';
import { trialSentence } from '../content/trial.ts';
import { Strip } from './ui/layout/strip.tsx';

/** Whether this server is a trial. Given by web/entry.server.tsx and not by a loader, so that error screens have it, too. */
export const TrialContext = createContext<boolean | undefined>(undefined);

/** What the server sent. Read before React starts. */
const isTrialPage = typeof document !== 'undefined' && document.querySelector('[data-strip]') !== null;

/** Says on every screen of a trial that it's one. */
export function TrialLine(): ReactNode {
  const isTrial = useContext(TrialContext) ?? isTrialPage;
  return isTrial && <Strip label="Trial">{trialSentence}</Strip>;
}
