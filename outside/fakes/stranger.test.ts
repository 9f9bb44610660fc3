import { expect, test } from 'vitest';
import type { CaughtMail } from './mail-catcher.ts';
import { answerTo, replyAddress, writeAsStranger } from './stranger.ts';

const caught: CaughtMail = {
  id: '1',
  at: '2026-11-30T10:00:00.000Z',
  to: ['rosa@mail.example'],
  from: 'info@hollis.localhost',
  fromName: 'Vera',
  subject: 'A leak',
  text: 'The tap drips.\nCan you come?',
  html: '',
  messageId: '<3@mail.example>',
  headers: {
    'reply-to': 'Vera <answer+abc@mail.sites.localhost>',
    references: '<1@mail.example>\n <2@mail.example>',
  },
  attachments: [],
};

test('an answer comes from the mailbox that got the email, goes where replies go, and continues the thread', () => {
  expect(answerTo(caught, 'At 3?')).toEqual({
    from: 'rosa@mail.example',
    to: 'answer+abc@mail.sites.localhost',
    subject: 'Re: A leak',
    text: 'At 3?\n\nOn Mon, 30 Nov 2026 10:00, Vera <info@hollis.localhost> wrote:\n> The tap drips.\n> Can you come?\n',
    inReplyTo: '<3@mail.example>',
    references: ['<1@mail.example>', '<2@mail.example>', '<3@mail.example>'],
  });
  expect(answerTo({ ...caught, subject: 'RE: A leak' }, 'At 3?').subject).toBe('RE: A leak');
  expect(replyAddress({ ...caught, headers: {} })).toBe('info@hollis.localhost');
});

test('where nothing receives email, the form says so', async () => {
  const { to, subject, text } = answerTo(caught, 'At 3?');
  expect(await writeAsStranger({ from: 'vera@mail.example', to, subject, text })).toEqual({
    ok: false,
    says: 'No email can come in: the role mail isn’t running in this process.',
  });
});
