import { buildMs, taskOf } from '../generator/task.ts';

/** Composes a version with people's edits. */
export const composeVersion = taskOf('compose-version', async () => (await import('./compose-work.ts')).composeVersion, buildMs);

/** Renders and checks a composed version. */
export const renderVersion = taskOf('render-version', async () => (await import('./render-work.ts')).renderVersion, buildMs);
