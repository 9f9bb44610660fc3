import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startMailCatcher } from '../../outside/fakes/mail-catcher.ts';
import { closeMailer, openMailer } from '../../outside/mailer.ts';

/** Gives a test file the embedded mail server with an empty inbox; read it with `caughtMails`. */
export function useInbox(): { url: () => string } {
  let folder = '';
  let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sunup-inbox-'));
    catcher = await startMailCatcher(folder);
    openMailer({ url: catcher.url, from: 'Sunup <hello@sunup.test>' });
  });
  afterAll(async () => {
    closeMailer();
    await catcher.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: () => catcher.url };
}
