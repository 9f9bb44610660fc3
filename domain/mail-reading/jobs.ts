import type { MailContent } from '../../outside/mail-in/compose.ts';
import type { MailData } from '../../outside/mail-in/read-mail.ts';

/** What the process reads of an email: all that we need of it, or its HTML and its files as they're sent on. */
export interface ReadingJob {
  what: 'mail' | 'content';
  raw: Uint8Array;
}

export interface Readings {
  mail: MailData;
  content: Pick<MailContent, 'html' | 'files'>;
}

export type ReadingAnswer = { result: Readings[ReadingJob['what']] } | { error: string };
