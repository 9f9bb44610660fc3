import { get } from 'node:http';
import { eq } from 'drizzle-orm';
import { env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { briefs, leads, messages, notifications, projectEvents, projects, threads } from '../db/schema/index.ts';
import { draftSite } from '../domain/drafts/drafting.ts';
import { newToken } from '../domain/ids.ts';
import { startParts } from '../roles/start.ts';
import { dayMs, minuteMs } from '../time/units.ts';
import { type Figure, percentile, report } from './report.ts';
import { answeredProject, sendBrief, signUp } from './setup/customer.ts';

const projectCount = 50;
const messageCount = 5000;
const notificationCount = 10_000;
const warmUps = 10;
const asks = 100;
/** The most that a page may take at the server, p95. */
const limitMs = 60;

/** The pages of one customer with far more data than anyone has, requested logged in, one after the other, over HTTP. */
export async function bench(): Promise<number> {
  const running = await startParts({ web: true, worker: false });
  try {
    const { cookie, projectId } = await busyCustomer();
    const paths = {
      '/portal': '/portal',
      '/portal/messages': '/portal/messages',
      'a thread': `/portal/messages?project=${projectId}`,
      'a thread, searched': `/portal/messages?project=${projectId}&q=hours`,
      '/portal/history': '/portal/history',
      '/portal/leads': '/portal/leads',
      '/portal/settings': '/portal/settings',
    };
    const figures: Figure[] = [];
    const notes: string[] = [];
    for (const [label, path] of Object.entries(paths)) {
      const times: number[] = [];
      let bytes = 0;
      let used = process.cpuUsage();
      for (let run = 0; run < warmUps + asks; run++) {
        if (run === warmUps) used = process.cpuUsage();
        const started = performance.now();
        bytes = await fetchPage(env().appUrl + path, cookie);
        if (run >= warmUps) times.push(performance.now() - started);
      }
      const { user, system } = process.cpuUsage(used);
      figures.push({ label: `${label}, p95 of ${asks}`, value: percentile(times, 0.95), limit: limitMs, unit: 'ms' });
      const medianMs = percentile(times, 0.5).toFixed(0);
      notes.push(
        `${label}: median ${medianMs} ms, of it ${((user + system) / 1000 / asks).toFixed(0)} ms own processor time, ${Math.round(bytes / 1000)} KB`,
      );
    }
    notes.push(`one person with ${projectCount} projects, ${messageCount} messages and ${notificationCount} notifications`);
    return report('portal', figures, notes);
  } finally {
    await running.stop();
  }
}

/** Signs a person up and gives them everything; the newest of their projects has a draft and most of the messages. */
async function busyCustomer(): Promise<{ cookie: string; projectId: string }> {
  const user = await signUp('portal');
  const others = await db()
    .insert(projects)
    .values(
      Array.from({ length: projectCount - 1 }, (_, n) => ({
        ownerId: user.id,
        name: `Branch ${n + 1}`,
        seed: n + 1,
        state: 'archived' as const,
        createdAt: new Date(Date.now() - (n + 1) * dayMs),
      })),
    )
    .returning({ id: projects.id });
  await db()
    .insert(briefs)
    .values(others.map(({ id }) => ({ projectId: id, previewToken: newToken() })));
  const projectId = await answeredProject(user);
  await sendBrief(user.id, projectId);
  await draftSite(projectId);
  await fillThreads(
    user.id,
    projectId,
    others.map(({ id }) => id),
  );
  await fillLists(user.id, projectId);
  return { cookie: user.cookie, projectId };
}

/** Half of the messages in the newest project's thread, the rest over the others. */
async function fillThreads(userId: string, projectId: string, others: string[]): Promise<void> {
  await db()
    .insert(threads)
    .values(others.map((id) => ({ projectId: id, userId })));
  const all = await db().select({ id: threads.id, projectId: threads.projectId }).from(threads).where(eq(threads.userId, userId));
  const newest = all.find((thread) => thread.projectId === projectId);
  const rest = all.filter((thread) => thread !== newest);
  const start = Date.now() - messageCount * minuteMs;
  for (let from = 0; from < messageCount; from += 1000) {
    await db()
      .insert(messages)
      .values(
        Array.from({ length: 1000 }, (_, index) => {
          const n = from + index;
          const threadId = n % 2 ? newest?.id : rest[n % rest.length]?.id;
          const staff = n % 3 === 0;
          return {
            threadId: threadId ?? '',
            author: staff ? ('staff' as const) : ('customer' as const),
            authorId: staff ? null : userId,
            via: staff ? ('admin' as const) : ('portal' as const),
            body: `Message ${n}: can the Saturday ${n % 5 ? 'prices' : 'hours'} be changed on the contact page, and when will it be done?`,
            createdAt: new Date(start + n * minuteMs),
          };
        }),
      );
  }
}

async function fillLists(userId: string, projectId: string): Promise<void> {
  for (let from = 0; from < notificationCount; from += 2000) {
    await db()
      .insert(notifications)
      .values(
        Array.from({ length: 2000 }, (_, index) => ({
          userId,
          type: 'info' as const,
          title: `News ${from + index}`,
          message: 'Something happened with your site.',
          link: '/portal',
          read: index % 2 === 0,
          eventKey: `bench:${from + index}`,
        })),
      );
  }
  await db()
    .insert(leads)
    .values(
      Array.from({ length: 500 }, (_, n) => ({
        projectId,
        kind: 'contact' as const,
        page: '/',
        name: `Lead ${n}`,
        message: 'Do you come on Sundays?',
      })),
    );
  await db()
    .insert(projectEvents)
    .values(Array.from({ length: 500 }, (_, n) => ({ projectId, actor: `user:${userId}`, kind: 'version', reason: `Version ${n}: Text` })));
}

/** Asks for a page and returns how many bytes came. */
async function fetchPage(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { Cookie: cookie } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.byteLength;
      });
      response.once('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}.`)),
      );
    }).once('error', reject);
  });
}
