import type { installation } from '../../db/schema/index.ts';

/** The mode that a database is for. The first start decides it. */
export type InstallationMode = typeof installation.$inferSelect.mode;

/** A configuration's mode as its operator writes it. */
export function modeInWords({ mode, isTrial }: { mode: 'demo' | 'live'; isTrial: boolean }): InstallationMode {
  return isTrial ? 'trial' : mode;
}

const contents: Record<InstallationMode, string> = {
  demo: 'This database holds a demo, whose accounts have public passwords.',
  trial: 'This database is from a trial, whose payments are only test payments.',
  live: 'This database is for live mode, with real customers.',
};

/** What's wrong with running in one mode on a database for another, and what to do about it. Undefined if nothing is. */
export function otherMode(stored: InstallationMode, wanted: InstallationMode): { says: string; advice: string } | undefined {
  if (stored === wanted) return undefined;
  return { says: contents[stored], advice: `Start ${wanted} mode on an empty database, or set SUNUP_MODE=${stored}.` };
}
