import type { JobName, JobPayloads } from '../../db/job-kinds.ts';
import { releaseHolds } from '../../domain/billing/checkout.ts';
import { archiveCanceled, endCanceled } from '../../domain/cancellations/canceling.ts';
import { expireOrders } from '../../domain/orders/orders.ts';
import { collectBills } from '../../domain/plans/collect-bills.ts';
import { runJob } from '../../jobs/jobs.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { PaymentServer } from '../../outside/fakes/payments/server.ts';
import type { Deliverer } from '../payments/deliverer.ts';

const names: JobName[] = ['handle-webhook', 'align-plan', 'send-refund', 'end-checkout', 'send-mail'];

/** What worker and provider do until nothing is left to do at this moment. A job that throws ends the bench. */
export class Works {
  #queue: Queue;
  #provider: PaymentServer;
  #deliverer: Deliverer;
  #delivered = new Set<string>();
  jobs = 0;

  constructor(queue: Queue, provider: PaymentServer, deliverer: Deliverer) {
    this.#queue = queue;
    this.#provider = provider;
    this.#deliverer = deliverer;
  }

  /** Events handed to the webhook so far. */
  get events(): number {
    return this.#delivered.size;
  }

  /** Everything that is due at this moment, and all that follows from it. */
  async settle(): Promise<void> {
    await this.#drain();
    for (const look of [collectBills, endCanceled, archiveCanceled, expireOrders, releaseHolds]) await look();
    await this.#drain();
  }

  async #drain(): Promise<void> {
    for (let busy = true; busy; ) {
      this.#provider.advance();
      const fresh = this.#provider.all('event').filter(({ id }) => !this.#delivered.has(id));
      for (const { id } of fresh) this.#delivered.add(id);
      await this.#deliverer.storm(fresh);
      busy = (await this.#runJobs()) > 0 || fresh.length > 0;
    }
  }

  async #runJobs(): Promise<number> {
    let done = 0;
    for (const name of names) {
      const next = async () => (await this.#queue.boss.fetch<JobPayloads[JobName]>(name))[0];
      for (let job = await next(); job; job = await next()) {
        await runJob(name, job.data);
        await this.#queue.boss.complete(name, job.id);
        done++;
      }
    }
    this.jobs += done;
    return done;
  }
}
