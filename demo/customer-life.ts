import { addDays, addHours, addMinutes, addMonths, subDays, subMonths } from 'date-fns';
import { and, desc, eq } from 'drizzle-orm';
import { startOfDay, today } from '../content/business-clock.ts';
import type { PageKey } from '../content/site-pages.ts';
import { db } from '../db/connect.ts';
import { accounts, bills, cardChanges, orders, plans, projects, refunds, threads, users } from '../db/schema/index.ts';
import { applyCode } from '../domain/billing/apply-code.ts';
import { refreshPayment } from '../domain/billing/attempts.ts';
import { checkoutUrl } from '../domain/billing/checkout.ts';
import { markPaid } from '../domain/billing/mark-paid.ts';
import { placeOrder } from '../domain/billing/place-order.ts';
import { saveAnswer, saveStep, submitBrief } from '../domain/briefs/briefs.ts';
import { archiveCanceled, cancelService, endCanceled } from '../domain/cancellations/canceling.ts';
import { draftSite } from '../domain/drafts/drafting.ts';
import { requestEdit, startRequest } from '../domain/edit-requests/edit-requests.ts';
import { editRequestsOf } from '../domain/edit-requests/queries.ts';
import { markLeadsRead, receiveLead } from '../domain/leads/leads.ts';
import { leadSchema } from '../domain/leads/schema.ts';
import { termsVersionNow } from '../domain/legal/queries.ts';
import { readByCustomer, readByStaff, writeAsCustomer, writeAsStaff } from '../domain/messages/messages.ts';
import { messagesOf } from '../domain/messages/queries.ts';
import { startOrder } from '../domain/orders/orders.ts';
import { alignPlan } from '../domain/plans/align-plan.ts';
import { applyCardChange, beginCardChange } from '../domain/plans/card-changes.ts';
import { noteBankPayment } from '../domain/plans/paying.ts';
import { setPortfolioConsent } from '../domain/portfolio/portfolio.ts';
import { openProject } from '../domain/projects/projects.ts';
import { approveVersion } from '../domain/publications/publishing.ts';
import { refundOwnOrder } from '../domain/refunds/owner-refund.ts';
import { noteRefundSent } from '../domain/refunds/refunds.ts';
import { sendRefund } from '../domain/refunds/send-refund.ts';
import { openClaims } from '../domain/site-changes/claims.ts';
import { type BuiltSite, buildSite } from '../domain/versions/building.ts';
import { siteSources } from '../domain/versions/sources.ts';
import { newestVersion, type Version } from '../domain/versions/versions.ts';
import { random } from '../sites/scenes/random.ts';
import { dayMs, minuteMs } from '../time/units.ts';
import { accepted } from './accepted.ts';
import { conversations, goodbyes, openQuestions, refundReasons, requestedEdits, visitorMessages, visitorNames } from './customer-words.ts';
import type { DemoCustomer } from './customers.ts';
import { countViews, type DemoOffice, held, leaves } from './demo-office.ts';
import { daysToLaunch, type Fate } from './fates.ts';
import { forget, History } from './past.ts';

const goodCard = '4242 4242 4242 4242';
const decliningCard = '4000 0000 0000 0341';
export const demoCode = 'RIVERFAIR20';

/** How long before now a history ends. Making one up takes less than this, so nothing in it is dated later than now. */
const untilMs = 15 * minuteMs;

/** Makes up one customer's months, in order. Does nothing if the customer is complete, and starts over if it was interrupted. */
export async function liveThrough(customer: DemoCustomer & { fate: Fate }, office: DemoOffice): Promise<void> {
  const [known] = await db().select().from(users).where(eq(users.email, customer.owner.email));
  if (known?.emailVerified) return;
  if (known) await forget([known.id, known.email]);
  try {
    await new CustomerLife(customer, office).run();
  } catch (error) {
    throw new Error(`The demo customer ${customer.key} couldn't be filled in.`, { cause: error });
  }
}

class CustomerLife {
  readonly #customer: DemoCustomer & { fate: Fate };
  readonly #office: DemoOffice;
  readonly #history = new History();
  readonly #next: () => number;
  readonly #now = new Date(Date.now() - untilMs);
  #ownerId = '';
  #projectId = '';
  #orderId = '';
  #moment = new Date(0);

  constructor(customer: DemoCustomer & { fate: Fate }, office: DemoOffice) {
    this.#customer = customer;
    this.#office = office;
    this.#next = random(customer.key);
  }

  async run(): Promise<void> {
    const { fate, owner } = this.#customer;
    const ordered = this.#orderedAt();
    await this.#signUp(addMinutes(ordered, -30));
    await this.#happen(fate);
    await this.#office.finish();
    await this.#history.settle([this.#ownerId, owner.email]);
    // Comes last, so an email that isn't verified shows that this was interrupted.
    await db().update(users).set({ emailVerified: true, emailConfirmedAt: ordered }).where(eq(users.id, this.#ownerId));
  }

  #orderedAt(): Date {
    const { fate } = this.#customer;
    const noon = (day: number) => addMinutes(startOfDay(today(subDays(new Date(), day))), 9 * 60 + Math.floor(this.#next() * 7 * 60));
    if (!('months' in fate)) return noon(fate.day);
    return addDays(subMonths(subDays(this.#now, fate.ended), fate.months), -daysToLaunch);
  }

  async #happen(fate: Fate): Promise<void> {
    const ordered = this.#orderedAt();
    if (fate.kind === 'unpaid') {
      await this.#answer(ordered, 0.7);
      await this.#order(addMinutes(ordered, 20), 'invoice', false);
      return;
    }
    if (fate.kind === 'unfinished') {
      await this.#order(ordered, 'card');
      await this.#answer(addMinutes(ordered, 10), 0.3 + this.#next() * 0.5);
      return;
    }
    await this.#answer(addMinutes(ordered, -25), 1);
    const built = await this.#built();
    const byBank = this.#customer.key.length % 5 === 0 && !('months' in fate);
    await this.#order(ordered, byBank ? 'invoice' : 'card');
    const sent = fate.kind === 'checking' ? addHours(this.#now, -3) : addMinutes(ordered, 40);
    await this.#at(sent, async () => accepted(await submitBrief(this.#ownerId, this.#projectId)));
    await this.#at(addMinutes(sent, 5 + Math.floor(this.#next() * 20)), () =>
      draftSite(this.#projectId, async () => (fate.kind === 'checking' ? held(built) : built)),
    );
    if (fate.kind === 'waiting' || fate.kind === 'checking') return this.#maybeAsk();
    if (fate.kind === 'edits') return this.#askForEdits(addHours(this.#now, -8 * fate.day));
    if (fate.kind === 'refunded') return this.#refund(addHours(ordered, 36), fate.sent);
    const launched = 'months' in fate ? addDays(ordered, daysToLaunch) : addHours(ordered, 20 + Math.floor(this.#next() * 28));
    await this.#launch(launched);
    // Counted from the launch, as bills are: a month before the 31st may start on the 28th.
    const over = 'months' in fate ? addMonths(launched, fate.months) : this.#now;
    await this.#months(launched, over, byBank, fate);
    if (fate.kind === 'live' && fate.editAsked) await this.#askForEdits(addHours(this.#now, -26));
    if (fate.kind === 'leaving') await this.#cancel(subDays(this.#now, 3), await this.#planId());
    await countViews(
      this.#projectId,
      this.#next,
      launched,
      fate.kind === 'canceled' || fate.kind === 'archived' || fate.kind === 'suspended' ? over : this.#now,
    );
  }

  /** Acts at a moment, or a minute after the act before it if that's later. */
  #at<Result>(moment: Date, act: () => Promise<Result>): Promise<Result> {
    const earliest = addMinutes(this.#moment, 1);
    this.#moment = new Date(Math.min(Math.max(moment.getTime(), earliest.getTime()), Date.now() - untilMs));
    return this.#history.at(this.#moment, act);
  }

  async #signUp(moment: Date): Promise<void> {
    const { firstName, lastName, email } = this.#customer.owner;
    this.#ownerId = await this.#at(moment, () =>
      db().transaction(async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({ name: `${firstName} ${lastName}`, firstName, lastName, email })
          .returning({ id: users.id });
        if (!user) throw new Error('The demo customer could not be stored.');
        const password = this.#office.passwordHash;
        await tx.insert(accounts).values({ userId: user.id, accountId: user.id, providerId: 'credential', password });
        return user.id;
      }),
    );
  }

  /** Answers the brief up to a part of it: 1 is all. */
  async #answer(moment: Date, part: number): Promise<void> {
    await this.#at(moment, async () => {
      const project = await openProject(this.#ownerId);
      this.#projectId = project.id;
      const seed = 1 + Math.floor(this.#next() * 1_000_000);
      // No two are in the same trade and state, so there are no neighbors whose looks to avoid.
      await db().update(projects).set({ seed, avoidedLooks: [] }).where(eq(projects.id, project.id));
      const all = leaves(this.#customer.brief);
      for (const [path, value] of all.slice(0, Math.ceil(all.length * part)))
        accepted(await saveAnswer(this.#ownerId, project.id, path, value));
      if (part < 1) await saveStep(this.#ownerId, project.id, part > 0.5 ? 'pages' : 'services');
    });
  }

  /** Builds the site before the order, which for as long as a build takes would be months late with its draft. */
  async #built(): Promise<BuiltSite> {
    return buildSite(await siteSources(this.#projectId));
  }

  async #order(moment: Date, method: 'card' | 'invoice', pays = true): Promise<void> {
    const { owner, brief } = this.#customer;
    const { email } = owner;
    const name = `${owner.firstName} ${owner.lastName}`;
    const ordered = await this.#at(moment, async () => {
      const { order, secret } = await startOrder(brief.pages as PageKey[], this.#ownerId);
      await openProject(this.#ownerId, order.id);
      if (this.#next() < 0.15) accepted(await applyCode(order.id, demoCode, { email }));
      const details = { name, email, method, terms: 'on', termsVersion: await termsVersionNow() } as const;
      accepted(await placeOrder(order, details, secret, `user:${this.#ownerId}`));
      if (method === 'card') {
        const [now] = await db().select().from(orders).where(eq(orders.id, order.id));
        await this.#office.pay(await checkoutUrl(now ?? order, secret), goodCard);
        await refreshPayment(order.id);
      }
      return order;
    });
    this.#orderId = ordered.id;
    if (pays && method === 'invoice')
      await this.#at(addMinutes(moment, 30), async () => accepted(await markPaid(ordered.id, this.#admin, this.#wire())));
    const [project] = await db().select().from(projects).where(eq(projects.orderId, ordered.id));
    if (!project || (pays && !project.paidAt)) throw new Error("The order isn't paid.");
    this.#projectId = project.id;
  }

  get #admin(): string {
    return `admin:${this.#office.adminId}`;
  }

  async #launch(moment: Date): Promise<void> {
    await this.#at(moment, async () => {
      const version = await this.#shownVersion();
      const claims = (await openClaims(this.#projectId, version.id)).map(({ words }) => words);
      accepted(await approveVersion(this.#ownerId, this.#projectId, version.id, version.contentHash, claims));
      if (this.#next() < 0.2) accepted(await setPortfolioConsent(this.#ownerId, this.#projectId, true));
    });
  }

  async #shownVersion(): Promise<Version> {
    const version = await newestVersion(this.#projectId, true);
    if (!version) throw new Error('The draft failed the quality check.');
    return version;
  }

  /** The monthly bills, and between them leads and a conversation. */
  async #months(launched: Date, over: Date, byBank: boolean, fate: Fate): Promise<void> {
    const planId = await this.#planId();
    const declinesAt = fate.kind === 'suspended' || fate.kind === 'past-due' ? addHours(over, -2) : undefined;
    const leavesAt = fate.kind === 'canceled' || fate.kind === 'archived' ? subDays(over, 6) : undefined;
    const talksAt = addDays(launched, 4);
    let hasTalked = this.#next() > 0.4;
    for (let month = 0; ; month++) {
      const plan = month === 0 ? undefined : await this.#plan(planId);
      const billed = month === 0 ? addMinutes(launched, 2) : addHours(plan?.periodEnd ?? over, 1);
      if (leavesAt && billed > leavesAt) break;
      if (declinesAt && billed > declinesAt) await this.#changeCard(declinesAt);
      if (billed.getTime() > this.#now.getTime()) break;
      await this.#at(billed, () => alignPlan(planId));
      if (declinesAt && billed > declinesAt) return this.#declined(planId, billed);
      if (byBank) await this.#payByBank(planId, addDays(billed, 3));
      if (!hasTalked && talksAt < addDays(billed, 20)) {
        hasTalked = true;
        await this.#talk(talksAt);
      }
      await this.#leads(addDays(billed, 5), month);
    }
    if (leavesAt) await this.#leave(leavesAt, over, planId, fate.kind === 'archived');
  }

  async #plan(planId: string) {
    const [plan] = await db().select().from(plans).where(eq(plans.id, planId));
    return plan;
  }

  async #planId(): Promise<string> {
    const [plan] = await db().select({ id: plans.id }).from(plans).where(eq(plans.projectId, this.#projectId));
    if (!plan) throw new Error('There is no plan.');
    return plan.id;
  }

  async #payByBank(planId: string, moment: Date): Promise<void> {
    if (moment > this.#now) return;
    const [bill] = await db()
      .select()
      .from(bills)
      .where(and(eq(bills.planId, planId), eq(bills.state, 'open')));
    if (!bill) throw new Error('There is no unpaid bill.');
    await this.#at(moment, async () => accepted(await noteBankPayment(bill.id, this.#admin, this.#wire())));
  }

  /** A bank's reference. */
  #wire(): string {
    return `Wire ${4000 + Math.floor(this.#next() * 5000)}`;
  }

  /** Changes to a card that will be declined. */
  async #changeCard(moment: Date): Promise<void> {
    await this.#at(moment, async () => {
      const { url } = accepted(await beginCardChange(this.#ownerId, this.#projectId));
      await this.#office.pay(url, decliningCard);
      const [change] = await db().select().from(cardChanges).where(eq(cardChanges.sessionUrl, url));
      accepted(await applyCardChange(change?.id ?? ''));
    });
  }

  /** Tries the card again after the first attempt failed, as often as it was due by now. */
  async #declined(planId: string, first: Date): Promise<void> {
    for (const days of [1, 3, 7]) {
      const moment = addMinutes(addDays(first, days), 5);
      if (moment > this.#now) return;
      await this.#at(moment, () => alignPlan(planId));
      // The next alignment after a suspension pauses the plan at the provider.
      if (days === 7) await this.#at(addMinutes(moment, 1), () => alignPlan(planId));
    }
  }

  async #leave(moment: Date, over: Date, planId: string, archives: boolean): Promise<void> {
    await this.#cancel(moment, planId);
    // Months here follow the machine's time zone, and those of bills UTC, so one may end an hour after the other.
    await this.#at(addHours(over, 3), async () => {
      accepted((await endCanceled()) > 0);
      await alignPlan(planId);
    });
    if (archives) await this.#at(addDays(over, 31), async () => accepted((await archiveCanceled()) > 0));
  }

  async #cancel(moment: Date, planId: string): Promise<void> {
    await this.#at(moment, async () => {
      accepted(await cancelService(this.#ownerId, this.#projectId, this.#pick(goodbyes)));
      await alignPlan(planId);
    });
  }

  async #refund(moment: Date, isSent: boolean): Promise<void> {
    const refundId = await this.#at(moment, async () => {
      accepted(await refundOwnOrder(this.#ownerId, this.#projectId, this.#pick(refundReasons)));
      const [refund] = await db().select().from(refunds).where(eq(refunds.orderId, this.#orderId)).orderBy(desc(refunds.createdAt));
      if (refund?.method === 'card') await sendRefund(refund.id);
      return refund?.method === 'bank' ? refund.id : undefined;
    });
    if (refundId && isSent)
      await this.#at(addDays(moment, 1), async () => accepted(await noteRefundSent(refundId, this.#admin, 'Wire 5120')));
  }

  async #askForEdits(moment: Date): Promise<void> {
    const version = await this.#shownVersion();
    const [home] = version.document.pages;
    const sections = home?.sections.filter(({ id }) => /^[a-z][a-z0-9-]*$/.test(id)).slice(0, 2) ?? [];
    for (const [index, section] of sections.entries())
      await this.#at(addMinutes(moment, index * 7), async () => {
        const place = index === 0 ? 'Home: the top of the page' : 'Home: the second section';
        const words = this.#pick(requestedEdits);
        const request = { versionId: version.id, page: home?.path ?? '/', section: section.id, place, words };
        accepted(await requestEdit(this.#ownerId, this.#projectId, request));
      });
    const [first] = await editRequestsOf(this.#projectId);
    if (first && this.#next() < 0.6)
      await this.#at(addHours(moment, 3), async () => accepted(await startRequest(this.#office.adminId, this.#projectId, first.id)));
  }

  async #talk(moment: Date): Promise<void> {
    const { asks, answer } = this.#pick(conversations);
    await this.#ask(moment, asks);
    await this.#at(addHours(moment, 2), async () => {
      const [thread] = await db().select({ id: threads.id }).from(threads).where(eq(threads.projectId, this.#projectId));
      if (!thread) throw new Error('There is no conversation.');
      accepted(await writeAsStaff(this.#office.adminId, thread.id, { body: answer, files: [] }));
      const newest = (await messagesOf(thread.id)).messages.at(-1)?.message.id;
      if (newest) await readByStaff(this.#office.adminId, thread.id, newest);
      if (newest && this.#next() < 0.7) await readByCustomer(this.#ownerId, thread.id, newest);
    });
  }

  async #ask(moment: Date, body: string): Promise<void> {
    await this.#at(moment, async () => accepted(await writeAsCustomer(this.#ownerId, this.#projectId, { body, files: [] })));
  }

  /** Some with a first draft have a question that no one has answered yet. */
  async #maybeAsk(): Promise<void> {
    const { fate } = this.#customer;
    const asks = openQuestions[fate.day % openQuestions.length] ?? '';
    if (this.#next() > 0.45) return;
    await this.#ask(addHours(this.#now, -1 - this.#next() * 6), asks);
  }

  /** A month's leads, more as the site gets older. The owner has read those from more than four days ago. */
  async #leads(from: Date, month: number): Promise<void> {
    const { brief } = this.#customer;
    const count = Math.floor(this.#next() * (1.5 + month * 0.6));
    const language = brief.language === 'es' ? 'es' : 'en';
    const services = (brief.services ?? []) as { name?: string }[];
    for (let index = 0; index < count; index++) {
      const moment = addMinutes(from, Math.floor((index + this.#next()) * (22 / count) * 24 * 60));
      if (moment > this.#now) break;
      const name = this.#pick(visitorNames);
      const isBooking = (brief.pages as PageKey[]).includes('booking') && this.#next() < 0.5;
      const lead = leadSchema.parse({
        name,
        phone: `(555) 555-01${String(10 + Math.floor(this.#next() * 89))}`,
        ...(this.#next() < 0.5 ? { email: `${name.toLowerCase().replace(/\W+/g, '.')}@mail.example` } : {}),
        message: this.#pick(visitorMessages[language]),
        ...(isBooking ? { service: this.#pick(services).name, day: this.#pick(['Tuesday', 'Thursday', 'Saturday']), part: 'Morning' } : {}),
      });
      await this.#at(moment, () =>
        receiveLead(this.#projectId, isBooking ? 'booking' : 'contact', isBooking ? '/booking' : '/contact', lead),
      );
      if (this.#now.getTime() - moment.getTime() > 4 * dayMs)
        await this.#at(addHours(moment, 3), () => markLeadsRead(this.#ownerId, this.#projectId));
    }
  }

  #pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.#next() * choices.length)] as T;
  }
}
