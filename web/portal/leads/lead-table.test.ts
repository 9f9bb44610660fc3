import { expect, test } from 'vitest';
import type { leadsOf } from '../../../domain/leads/queries.ts';
import type { LeadCalendar } from '../../../domain/leads/wished-day.ts';
import { leadHeads, leadTable } from './lead-table.ts';

type Lead = Awaited<ReturnType<typeof leadsOf>>[number];

const lead: Lead = {
  id: '01890000-0000-7000-8000-000000000001',
  projectId: '01890000-0000-7000-8000-000000000002',
  kind: 'contact',
  name: 'Rosa Lind',
  phone: '9195550110',
  email: 'rosa@visitor.test',
  toAddress: null,
  subject: null,
  service: '',
  day: '',
  part: '',
  message: 'Hello',
  page: '/contact',
  isSpam: false,
  isOverLimit: false,
  isWhilePaused: false,
  readAt: null,
  digestedAt: null,
  continuedAt: null,
  keptFormId: null,
  createdAt: new Date('2026-11-28T15:00:00Z'),
};
const closed = { tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const calendar: LeadCalendar = {
  zone: 'America/New_York',
  today: '2026-11-28',
  language: 'en',
  hours: { mon: [['09:00', '17:00']], ...closed },
};
const notesOf = (marks: Partial<Lead>) => leadTable([{ ...lead, ...marks }], calendar)[1]?.at(-1);

test('a file of leads says of each one what the list says', () => {
  const [heads, row] = leadTable([lead], calendar);
  expect(heads).toEqual(leadHeads('America/New_York'));
  expect(heads?.at(-1)).toBe('Note');
  expect(row).toHaveLength(heads?.length ?? 0);
  expect(row?.slice(1, 5)).toEqual(['Message', 'Rosa Lind', '(919) 555-0110', 'rosa@visitor.test']);
});

test.each([
  [{}, ''],
  [{ isWhilePaused: true }, 'Sent from an old page while your form was paused.'],
  [{ isSpam: true }, 'Maybe spam.'],
  [{ isSpam: true, isWhilePaused: true, isOverLimit: true }, 'Maybe spam. Sent from an old page while your form was paused.'],
  [{ isOverLimit: true }, 'Many came at once, so we email this one in a summary.'],
  [{ kind: 'booking', day: '2026-12-01' }, 'By your hours, you’re closed that day.'],
  [{ kind: 'booking', day: '2026-11-30' }, ''],
] as const)('%j is noted as “%s”', (marks, note) => {
  expect(notesOf(marks)).toBe(note);
});

test('an email is one, with its subject', () => {
  const [heads, row] = leadTable([{ ...lead, kind: 'email', subject: 'Leaking sink' }], calendar);
  expect(row?.[1]).toBe('Email');
  expect(row?.[heads?.indexOf('Subject') ?? -1]).toBe('Leaking sink');
});
