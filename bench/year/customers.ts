import { and, desc, eq } from 'drizzle-orm';
import { termsVersion } from '../../content/legal/terms.ts';
import { db } from '../../db/connect.ts';
import { bills, orders, plans, projects, users } from '../../db/schema/index.ts';
import { applyCode } from '../../domain/billing/apply-code.ts';
import { checkoutUrl } from '../../domain/billing/checkout.ts';
import { markPaid } from '../../domain/billing/mark-paid.ts';
import { placeOrder } from '../../domain/billing/place-order.ts';
import { type Order, startOrder } from '../../domain/orders/orders.ts';
import { beginCardChange } from '../../domain/plans/card-changes.ts';
import { noteBankPayment } from '../../domain/plans/paying.ts';
import { startPlan } from '../../domain/projects/monthly-plan.ts';
import { must } from '../../tests/harness/must.ts';
import { fivePages } from '../../tests/harness/orders.ts';
import { cards, typeCard } from '../payments/card-page.ts';

export const adminActor = 'admin:00000000-0000-7000-8000-000000000001';

/** Someone who orders, and what they do on which day of the year (0 is the first). */
export class Customer {
  readonly name: string;
  readonly email: string;
  #orderId = '';
  #secret = '';
  #userId = '';

  constructor(name: string) {
    this.name = name;
    this.email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@year.test`;
  }

  async order(method: 'card' | 'invoice' = 'card', code?: string): Promise<void> {
    const [person] = await db()
      .insert(users)
      .values({
        name: this.name,
        firstName: this.name,
        lastName: 'Year',
        email: this.email,
        emailVerified: true,
        emailConfirmedAt: new Date(),
      })
      .returning({ id: users.id });
    this.#userId = person?.id ?? '';
    const { order, secret } = await startOrder(fivePages, this.#userId);
    [this.#orderId, this.#secret] = [order.id, secret];
    if (code) must(await applyCode(order.id, code));
    const details = { name: this.name, email: this.email, method, terms: 'on', termsVersion } as const;
    must(await placeOrder(order, details, secret, `user:${this.#userId}`));
  }

  async payByCard(...numbers: string[]): Promise<void> {
    const url = await checkoutUrl(await this.orderNow(), this.#secret);
    for (const number of numbers.length ? numbers : [cards.good]) await typeCard(url, number);
  }

  async payByBank(): Promise<void> {
    if (!(await markPaid(this.#orderId, adminActor, 'Bank statement')))
      throw new Error(`${this.name}: the order could not be marked as paid.`);
  }

  /** Has the site put live, as far as money is concerned. */
  async launch(): Promise<void> {
    await db().transaction(async (tx) => {
      const project = await this.projectNow();
      const [live] = await tx
        .update(projects)
        .set({ name: this.name, state: 'live', slug: this.email.split('@')[0], liveSince: new Date() })
        .where(eq(projects.id, project.id))
        .returning();
      if (live) await startPlan(tx, live);
    });
  }

  async changeCard(number: string): Promise<void> {
    const begun = must(await beginCardChange(this.#userId, (await this.projectNow()).id));
    await typeCard(begun.url, number);
  }

  /** Staff note that the newest open bill came by bank. */
  async payBillByBank(): Promise<void> {
    const [open] = await db()
      .select({ id: bills.id })
      .from(bills)
      .innerJoin(plans, eq(plans.id, bills.planId))
      .where(and(eq(plans.orderId, this.#orderId), eq(bills.state, 'open')))
      .orderBy(desc(bills.periodStart))
      .limit(1);
    if (!open) throw new Error(`${this.name}: there is no open bill.`);
    must(await noteBankPayment(open.id, adminActor, 'Bank statement'));
  }

  get userId(): string {
    return this.#userId;
  }

  async orderNow(): Promise<Order> {
    const [order] = await db().select().from(orders).where(eq(orders.id, this.#orderId));
    if (!order) throw new Error(`${this.name} has no order.`);
    return order;
  }

  async projectNow() {
    const [project] = await db().select().from(projects).where(eq(projects.orderId, this.#orderId));
    if (!project) throw new Error(`${this.name} has no project.`);
    return project;
  }

  /** The bill of the month that began as the `nth` one, from 0 on. */
  async bill(nth: number) {
    const rows = await db()
      .select({ bill: bills })
      .from(bills)
      .innerJoin(plans, eq(plans.id, bills.planId))
      .where(eq(plans.orderId, this.#orderId))
      .orderBy(bills.periodStart);
    const bill = rows[nth]?.bill;
    if (!bill) throw new Error(`${this.name} has no bill ${nth}.`);
    return bill;
  }
}
