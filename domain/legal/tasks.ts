import { taskOf } from '../generator/task.ts';

/** Reads an operator's legal text. */
export const readLegalText = taskOf('read-legal-text', async () => (await import('./markdown.ts')).readMarkdown);
