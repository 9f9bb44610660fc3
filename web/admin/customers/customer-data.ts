import { data, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { timelineOf, timelinePageSize } from '../../../domain/accounts/customer-timeline.ts';
import { customerForAdmin } from '../../../domain/accounts/customers.ts';
import { pendingEmailOf } from '../../../domain/accounts/email-change.ts';
import { comingEndsOf } from '../../../domain/admin/endings.ts';
import { comingCallsOf } from '../../../domain/bookings/queries.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { plansOfOwner } from '../../../domain/plans/queries.ts';
import { monthOf } from '../../../domain/plans/schema.ts';
import { actorNames } from '../../../domain/projects/queries.ts';
import { statusOf, turnOf } from '../../../domain/projects/schema.ts';
import { startInWords } from '../../../time/moment-in-words.ts';
import { endingWords, statusWithEnd } from '../ending-words.ts';
import { planStatus } from '../orders/plan-words.ts';

/** All data for a customer's screen, with one page of the timeline. Throws 404 if the account doesn't exist. */
export async function customerData(customerId: string, wantedPage: number) {
  const customer = await customerForAdmin(customerId);
  if (!customer) throw data(null, { status: 404 });
  const { user, isAdmin, seenAt } = customer;
  const [{ entries, count }, calls, plans, pendingEmail] = await Promise.all([
    timelineOf(user.id, wantedPage),
    comingCallsOf(user.id),
    plansOfOwner(user.id),
    pendingEmailOf(user.id),
  ]);
  const ends = await comingEndsOf(customer.projects.map(({ id }) => id));
  const pageCount = Math.max(1, Math.ceil(count / timelinePageSize));
  if (wantedPage > pageCount) throw redirect(`/admin/customers/${user.id}`);
  const names = await actorNames(entries.map(({ actor }) => actor));
  const others: Record<string, string> = { visitor: 'A visitor', provider: 'The payment provider', 'command line': 'The command line' };
  return {
    person: {
      id: user.id,
      name: user.name || user.email,
      email: user.email,
      newEmail: pendingEmail?.email ?? null,
      phones: [...new Set(customer.projects.flatMap(({ phone }) => phone ?? []))],
      provedAt: user.emailVerified ? (user.emailConfirmedAt ?? user.createdAt).toISOString() : null,
      twoFactor: user.twoFactorEnabled,
      passkeyCount: customer.passkeyCount,
      isAdmin,
      since: user.createdAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      sessionCount: customer.sessionCount,
      leadCount: customer.leadCount,
    },
    projects: customer.projects.map(({ id, name, state, suspension, ...work }) => ({
      id,
      name: name || 'No name yet',
      status: statusWithEnd(statusOf(state, work, suspension !== null), ends.get(id)),
      turn: turnOf(state, work),
    })),
    orders: customer.orders.map((order) => ({
      id: order.id,
      label: orderLabel(order.number),
      state: order.state,
      method: order.method,
      totalCents: order.totalCents,
      at: order.createdAt.toISOString(),
    })),
    calls: calls.map(({ id, startsAt }) => ({ id, when: startInWords(startsAt, brand.timeZone) })),
    plans: plans.map(({ plan, siteName }) => {
      const endsAt = plan.state === 'ended' ? undefined : ends.get(plan.projectId ?? '');
      return {
        id: plan.id,
        orderId: plan.orderId,
        siteName: siteName || 'No name yet',
        status: planStatus(plan.state, endsAt ? endingWords(endsAt) : null),
        month: monthOf(plan),
      };
    }),
    threads: customer.threads.map((thread) => ({
      id: thread.id,
      about: thread.projectName || 'Not tied to a project',
      waitingSince: thread.waitingSince?.toISOString() ?? null,
      at: thread.lastMessageAt.toISOString(),
    })),
    notifications: customer.notifications.map(({ id, title, read, createdAt }) => ({ id, title, read, at: createdAt.toISOString() })),
    mails: customer.mails.map(({ id, template, state, error, createdAt }) => ({ id, template, state, error, at: createdAt.toISOString() })),
    timeline: entries.map(({ atMs, actor, ...entry }) => ({
      ...entry,
      who: names.get(actor) ?? others[actor] ?? brand.name,
      at: new Date(atMs).toISOString(),
    })),
    page: wantedPage,
    pageCount,
  };
}
export type CustomerData = Awaited<ReturnType<typeof customerData>>;
