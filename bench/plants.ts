import { calls } from '../tests/e2e/seed/calls.ts';
import { callFaults, type Fault, pageFaults, plant } from '../tests/e2e/seed/faults.ts';
import { home } from '../tests/e2e/seed/home.ts';
import { routes } from '../tests/e2e/seed/routes.ts';
import { broken } from '../tests/e2e/seed/statement.ts';
import { Visit } from '../tests/e2e/seed/visit.ts';
import keepRunFolder from '../tests/harness/filled-data.ts';
import { startTestServer } from '../tests/harness/server.ts';
import { report } from './report.ts';

/**
 * Plants faults in the product's answers and counts those that the tests of the specification notice: with a fault in what a line
 * is about, and only there, that line may not hold. Afterwards it has to hold without the fault.
 */
export async function bench(): Promise<number> {
  process.env.SUNUP_DEMO ??= 'small';
  const removeRunFolder = keepRunFolder();
  const server = await startTestServer();
  try {
    const visit = await Visit.begin(server);
    const faults = [...pageFaults, ...callFaults];
    const noticed = new Set<Fault>();
    const brokenAlways: string[] = [];
    for (const line of [...routes, ...home, ...calls]) {
      const planted = faults.filter((fault) => `${line.section}: ${line.statement}`.startsWith(fault.line) && !noticed.has(fault));
      for (const fault of planted) {
        const putBack = plant([fault]);
        visit.forgetPages();
        if ((await broken([line], visit)).length > 0) noticed.add(fault);
        putBack();
        visit.forgetPages();
      }
      brokenAlways.push(...(await broken([line], visit)));
    }
    return report(
      'plants',
      [
        { label: 'planted faults that are noticed', value: noticed.size, limit: faults.length, unit: 'faults', must: 'reach' },
        { label: 'lines that don’t hold without a fault', value: brokenAlways.length, limit: 0, unit: 'lines' },
      ],
      [...faults.filter((fault) => !noticed.has(fault)).map(({ what }) => `not noticed: ${what}`), ...brokenAlways],
    );
  } finally {
    await server.stop();
    removeRunFolder();
  }
}
