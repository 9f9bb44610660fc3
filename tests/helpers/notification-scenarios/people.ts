import { db } from '../../../db/connect.ts';
import { revokeAdmin } from '../../../domain/accounts/admins.ts';
import { recordVerifiedEmail } from '../../../domain/accounts/email-verification.ts';
import { setFirstPassword } from '../../../domain/accounts/passwords.ts';
import { book, cancelBooking, moveBooking } from '../../../domain/bookings/bookings.ts';
import { remindOfCalls } from '../../../domain/bookings/reminders.ts';
import { writeAsCustomer, writeAsStaff } from '../../../domain/messages/messages.ts';
import { threadOfProject } from '../../../domain/messages/threads.ts';
import { must } from '../../harness/must.ts';
import { makePerson } from '../people.ts';
import { projectRow } from '../projects.ts';
import type { Scenarios } from './scenario.ts';

/** A week before the calls, which are on Wednesday, December 2. */
const now = new Date('2026-11-25T15:00:00Z');

/** A call booked in Chicago, an hour behind New York. */
function call(name: string, email: string, hour: number) {
  const startsAt = new Date(`2026-12-02T${hour}:00:00Z`);
  return { startsAt, zone: 'America/Chicago', topic: 'site' as const, name, email, phone: '', message: '' };
}

async function bookedCall(name: string, hour: number): Promise<string> {
  return must(await book(call(name, `${hour}@visitors.test`, hour), undefined, { actor: 'visitor', now })).booking.id;
}

/** Events between people: accounts, messages and calls. */
export const peopleScenarios = {
  welcome: async () => {
    const { email } = await makePerson({ firstName: 'Ada' });
    return {
      trigger: () => db().transaction((tx) => recordVerifiedEmail(tx, email)),
      bell: [[email, 'Welcome', 'Your email is verified. Fill out the brief to get your site started.']],
      mails: [[email, 'welcome', { firstName: 'Ada', url: 'http://localhost:3000/onboarding' }]],
    };
  },
  security: async () => {
    const { id, email } = await makePerson({ firstName: 'Bo' });
    return {
      trigger: () => setFirstPassword({ id, sessionId: id }, 'correct horse'),
      bell: [],
      mails: [
        [email, 'security-notice', { firstName: 'Bo', event: 'password-set', url: 'http://localhost:3000/portal/settings/security' }],
      ],
    };
  },
  // Someone who stays an administrator would be told of the events after this one.
  rights: async () => {
    const { id, email } = await makePerson({ firstName: 'Cy', admin: true });
    const text = 'You no longer have access to the Admin Panel. Your account hasn’t changed.';
    return {
      trigger: async () => must(await revokeAdmin(id, 'admin:1')),
      bell: [[email, 'You’re no longer an administrator', text]],
      mails: [[email, 'security-notice', { firstName: 'Cy', event: 'admin-revoked', url: 'http://localhost:3000/portal' }]],
    };
  },
  message: async () => {
    const { owner, projectId } = await projectRow({ name: 'Poplar Plumbing' });
    const staff = await makePerson({ firstName: 'Mara' });
    const thread = await db().transaction((tx) => threadOfProject(tx, projectId));
    const body = 'Which of the two photos do you like?';
    return {
      trigger: async () => must(await writeAsStaff(staff.id, thread?.id ?? '', { body, files: [] })),
      bell: [[owner.email, 'Mara wrote to you', body]],
      mails: [[owner.email, 'message-received', { to: 'customer', from: 'Mara', about: 'Poplar Plumbing', message: body }]],
    };
  },
  'customer-message': async ({ admin }) => {
    const { owner, projectId } = await projectRow({ name: 'Quince Plumbing' });
    const body = 'When is it done?';
    return {
      trigger: async () => must(await writeAsCustomer(owner.id, projectId, { body, files: [] })),
      bell: [[admin, 'Message from Nora Hollis', body]],
      mails: [
        [admin, 'message-received', { to: 'staff', from: 'Nora Hollis', email: owner.email, about: 'Quince Plumbing', message: body }],
      ],
    };
  },
  booking: async () => {
    const { id, email } = await makePerson({ firstName: 'Dee' });
    return {
      trigger: async () => must(await book(call('Dee Hollis', email, 14), id, { actor: 'admin:1', now })),
      bell: [[email, 'We booked a call with you', 'Wednesday, December 2, at 8:00 am']],
      mails: [[email, 'booking', { step: 'made', name: 'Dee Hollis', byUs: true, soon: '' }]],
    };
  },
  'call-booked': async ({ admin }) => ({
    trigger: () => bookedCall('Eve Adams', 15),
    bell: [[admin, 'Call booked: Eve Adams', 'Wednesday, December 2, at 10:00 am. My site']],
    mails: [[admin, 'booking-staff', { step: 'made', name: 'Eve Adams', email: '15@visitors.test', soon: '' }]],
  }),
  'call-moved': async ({ admin }) => {
    const id = await bookedCall('Flo Burns', 16);
    return {
      trigger: async () => must(await moveBooking(id, { startsAt: new Date('2026-12-02T17:00:00Z') }, { actor: 'visitor', now })),
      bell: [[admin, 'Call rescheduled: Flo Burns', 'Wednesday, December 2, at 12:00 pm. My site']],
      mails: [[admin, 'booking-staff', { step: 'moved', name: 'Flo Burns', email: '16@visitors.test' }]],
    };
  },
  'call-canceled': async ({ admin }) => {
    const id = await bookedCall('Gus Cole', 18);
    return {
      trigger: async () => must(await cancelBooking(id, { actor: 'visitor', reason: 'I’m ill', now })),
      bell: [[admin, 'Call canceled: Gus Cole', 'Wednesday, December 2, at 1:00 pm. My site']],
      mails: [[admin, 'booking-staff', { step: 'canceled', name: 'Gus Cole', reason: 'I’m ill' }]],
    };
  },
  'call-soon': async ({ admin }) => {
    must(
      await book({ ...call('Hal Dunn', 'hal@visitors.test', 19), startsAt: new Date('2026-11-27T19:00:00Z') }, undefined, {
        actor: 'visitor',
        now,
      }),
    );
    return {
      trigger: () => remindOfCalls(new Date('2026-11-27T18:00:00Z')),
      bell: [[admin, 'Call today at 2:00 pm: Hal Dunn', 'My site']],
      mails: [[admin, 'booking-staff', { step: 'soon', name: 'Hal Dunn', soon: 'today at 2:00 pm' }]],
    };
  },
} satisfies Partial<Scenarios>;
