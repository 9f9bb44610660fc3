import { loadavg } from 'node:os';
import { env } from '../env.ts';
import { startParts } from '../start.ts';
import { type Audit, auditLine, auditPage } from './lighthouse/audit.ts';
import { startBrowser } from './lighthouse/browser.ts';
import { type Figure, report } from './report.ts';

/** One page of each kind: home, a city, an article, a service, the questions. */
const paths = ['/', '/locations/boise', '/blog/speed-optimization', '/services/website-design', '/faq'];
const runs = 3;
const kb = 1024;

/** Lighthouse of our own public pages: mobile, simulated throttling, splash included, each the median of three runs. */
export async function bench(): Promise<number> {
  const running = await startParts({ web: true, worker: false });
  const browser = await startBrowser();
  const pages: { path: string; audit: Audit }[] = [];
  try {
    for (const path of paths) {
      const audit = await auditPage(env().appUrl + path, browser.port, runs);
      pages.push({ path, audit });
      process.stdout.write(`${auditLine(path, audit)}, scripts ${(audit.scriptBytes / kb).toFixed(0)} KB\n`);
    }
  } finally {
    await browser.close();
    await running.stop();
  }
  const worst = (of: (audit: Audit) => number) => Math.max(...pages.map(({ audit }) => of(audit)));
  const least = (of: (audit: Audit) => number) => Math.min(...pages.map(({ audit }) => of(audit)));
  const home = pages[0]?.audit;
  const figures: Figure[] = [
    { label: 'performance', value: least((audit) => audit.performance), limit: 95, unit: 'points', must: 'reach' },
    { label: 'accessibility', value: least((audit) => audit.accessibility), limit: 100, unit: 'points', must: 'reach' },
    { label: 'best practices', value: least((audit) => audit.bestPractices), limit: 100, unit: 'points', must: 'reach' },
    { label: 'search engines', value: least((audit) => audit.seo), limit: 100, unit: 'points', must: 'reach' },
    { label: 'layout shift', value: worst((audit) => audit.cls), limit: 0.02, unit: 'of the screen' },
    { label: 'script before the first click on home', value: (home?.scriptBytes ?? Number.NaN) / kb, limit: 180, unit: 'KB' },
  ];
  return report('public', figures, [
    `the worst of ${pages.length} pages, each the median of ${runs} runs`,
    `load average ${loadavg()
      .map((value) => value.toFixed(1))
      .join(', ')}: work beside this run makes the timings worse`,
    ...pages.flatMap(({ path, audit }) => audit.faults.map((fault) => `${path}: ${fault}`)),
  ]);
}
