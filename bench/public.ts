import { loadavg } from 'node:os';
import { env } from '../base/env.ts';
import { services } from '../content/services/services.ts';
import { startParts } from '../roles/start.ts';
import { type Audit, auditLine, auditPage, type Version } from './lighthouse/audit.ts';
import { startBrowser } from './lighthouse/browser.ts';
import { type Figure, report } from './report.ts';

/** Every public page that search engines list. Two cities and two articles represent the others, which have the same layout. */
const paths = [
  ...['/', '/about', '/portfolio', '/faq', '/contact', '/blog', '/booking', '/install', '/privacy', '/terms', '/cities'],
  ...services.map(({ head }) => head.path),
  ...['/locations/boise', '/locations/fayetteville-springdale-rogers', '/blog/speed-optimization', '/blog/value-vs-price'],
];
const versions: Version[] = [13, 12];
const kb = 1024;

/** Limits of a page, also for deciding whether its first run was good enough. */
const limits = { performance: 97, tbtMs: 150 };

/**
 * Lighthouse 12 and 13 of our own public pages: mobile, simulated throttling, splash included. A page counts with its first
 * run. If that's short, the median of three more counts, because simulated throttling multiplies whatever else the processor
 * does. With paths after its name, it audits only those.
 */
export async function bench(only: string[]): Promise<number> {
  const chosen = only.length ? paths.filter((path) => only.includes(path)) : paths;
  const running = await startParts({ web: true, worker: false });
  const browser = await startBrowser();
  const pages: { path: string; version: Version; audit: Audit }[] = [];
  try {
    for (const version of versions) {
      for (const path of chosen) {
        const audit = await auditSurely(env().appUrl + path, browser.port, version);
        pages.push({ path, version, audit });
        process.stdout.write(`${auditLine(`${version} ${path}`, audit)}, scripts ${(audit.scriptBytes / kb).toFixed(0)} KB\n`);
      }
    }
  } finally {
    await browser.close();
    await running.stop();
  }
  const worst = (of: (audit: Audit) => number) => Math.max(...pages.map(({ audit }) => of(audit)));
  const least = (of: (audit: Audit) => number) => Math.min(...pages.map(({ audit }) => of(audit)));
  const figures: Figure[] = [
    { label: 'performance', value: least((audit) => audit.performance), limit: limits.performance, unit: 'points', must: 'reach' },
    { label: 'accessibility', value: least((audit) => audit.accessibility), limit: 100, unit: 'points', must: 'reach' },
    { label: 'best practices', value: least((audit) => audit.bestPractices), limit: 100, unit: 'points', must: 'reach' },
    { label: 'search engines', value: least((audit) => audit.seo), limit: 100, unit: 'points', must: 'reach' },
    { label: 'blocking time', value: worst((audit) => audit.tbtMs), limit: limits.tbtMs, unit: 'ms' },
    { label: 'layout shift', value: worst((audit) => audit.cls), limit: 0.02, unit: 'of the screen' },
    { label: 'script before the first interaction', value: worst((audit) => audit.scriptBytes) / kb, limit: 60, unit: 'KB' },
  ];
  return report('public', figures, [
    `the worst of ${chosen.length} pages in Lighthouse ${versions.join(' and ')}`,
    `load average ${loadavg()
      .map((value) => value.toFixed(1))
      .join(', ')}: work beside this run makes the timings worse`,
    ...pages.flatMap(({ path, version, audit }) => audit.faults.map((fault) => `${version} ${path}: ${fault}`)),
  ]);
}

async function auditSurely(url: string, browserPort: number, version: Version): Promise<Audit> {
  const first = await auditPage(url, browserPort, 1, version);
  const isShort = first.performance < limits.performance || first.tbtMs > limits.tbtMs;
  return isShort ? auditPage(url, browserPort, 3, version) : first;
}
