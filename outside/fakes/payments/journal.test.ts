import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Entry, openJournal } from './journal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function entriesIn(): Entry[] {
  const entries: Entry[] = [];
  openJournal(folder, (entry) => entries.push(entry)).close();
  return entries;
}

test('lines are read in the order they were appended, and the last one about an object wins', () => {
  const journal = openJournal(folder, () => undefined);
  journal.rewrite([['customer', 'cus_1', { balance: 0 }]]);
  journal.append([
    ['customer', 'cus_1', { balance: -5 }],
    ['customer', 'cus_2', { balance: 0 }],
  ]);
  journal.append([['customer', 'cus_2', null]]);
  journal.close();
  expect(entriesIn()).toEqual([
    ['customer', 'cus_1', { balance: 0 }],
    ['customer', 'cus_1', { balance: -5 }],
    ['customer', 'cus_2', { balance: 0 }],
    ['customer', 'cus_2', null],
  ]);
});

test('a last line that was cut off is ignored', () => {
  const journal = openJournal(folder, () => undefined);
  journal.rewrite([['customer', 'cus_1', {}]]);
  journal.close();
  appendFileSync(path.join(folder, 'payments.jsonl'), '[["customer","cus_2",{}],["charge","ch_1",{"am');
  expect(entriesIn()).toEqual([['customer', 'cus_1', {}]]);
});

test('lines appended after a cut-off line are kept', () => {
  openJournal(folder, () => undefined).close();
  appendFileSync(path.join(folder, 'payments.jsonl'), '[["customer","cus_1",{}]]\n[["charge","ch_1",{"am');
  const journal = openJournal(folder, () => undefined);
  journal.rewrite(entriesIn());
  journal.append([['customer', 'cus_2', {}]]);
  journal.close();
  expect(entriesIn()).toEqual([
    ['customer', 'cus_1', {}],
    ['customer', 'cus_2', {}],
  ]);
  expect(statSync(path.join(folder, 'payments.jsonl')).mode & 0o777).toBe(0o600);
});

test('an answered request survives a kill right after it', async () => {
  const script = `
    const { startPaymentServer } = await import(${JSON.stringify(path.join(import.meta.dirname, 'server.ts'))});
    const dataDir = ${JSON.stringify(folder)};
    const { secretKey, address } = await startPaymentServer({ dataDir, pagesUrl: 'http://localhost/', webhookUrl: 'http://127.0.0.1:9/' });
    const answer = await fetch('http://127.0.0.1:' + address().port + '/v1/customers', { method: 'POST', headers: { Authorization: 'Bearer ' + secretKey }, body: new URLSearchParams({ email: 'kept@b.test' }) });
    const { id } = await answer.json();
    await new Promise((written) => process.stdout.write(id, written));
    process.kill(process.pid, 'SIGKILL');`;
  const { killed, id } = await new Promise<{ killed: boolean; id: string }>((resolve) => {
    const child = execFile(process.execPath, ['--input-type=module', '-e', script], (_error, stdout) =>
      resolve({ killed: child.signalCode === 'SIGKILL', id: stdout }),
    );
  });
  expect({ killed, id }).toEqual({ killed: true, id: expect.stringMatching(/^cus_\w+$/) });
  expect(readFileSync(path.join(folder, 'payments.jsonl'), 'utf8')).toContain(id);
  expect(entriesIn()).toContainEqual(['customer', id, expect.objectContaining({ email: 'kept@b.test' })]);
});
