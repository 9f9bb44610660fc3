import { missingFile } from './missing-file.ts';

/**
 * Loads a part of the app later: `lateFile(() => import('./part.tsx'))`. If its file can't be loaded, this never settles, and
 * `meetMissingFile` takes over. A rejected import would replace the whole screen with an error, and what's typed with it.
 */
export function lateFile<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error: unknown) => {
    if (typeof window === 'undefined') throw error;
    console.error('A part of the page couldn’t be loaded.', error);
    dispatchEvent(new Event(missingFile));
    return new Promise<Module>(() => undefined);
  });
}
