import { calls } from '../tests/e2e/seed/calls.ts';
import { callFaults, type Fault, pageFaults, plant } from '../tests/e2e/seed/faults.ts';
import { home } from '../tests/e2e/seed/home.ts';
import { routes } from '../tests/e2e/seed/routes.ts';
import { broken, type Statement } from '../tests/e2e/seed/statement.ts';
import { Visit } from '../tests/e2e/seed/visit.ts';
import keepFilledData from '../tests/helpers/filled-data.ts';
import { startTestServer, type TestServer } from '../tests/helpers/server.ts';
import { report } from './report.ts';

/**
 * Plants faults in the product's answers and counts those that the tests of the specification notice: with a fault in what a line
 * is about, that line may not hold.
 */
export async function bench(): Promise<number> {
  process.env.SUNUP_DEMO ??= 'small';
  const removeFilledData = keepFilledData();
  const server = await startTestServer();
  try {
    const aboutScreens = calls.filter(({ statement }) => statement.startsWith('… and shown with five stars'));
    // Each event that doesn't come is waited for. One of six is enough.
    const lines = calls.filter(({ section, statement }) => section !== '7 analytics' || statement.includes('onboarding_step'));
    const unnoticed = [
      ...(await faultsUnnoticed(server, pageFaults, [...routes, ...home, ...aboutScreens])),
      ...(await faultsUnnoticed(server, callFaults, lines)),
    ];
    const planted = pageFaults.length + callFaults.length;
    return report(
      'plants',
      [{ label: 'planted faults that are noticed', value: planted - unnoticed.length, limit: planted, unit: 'faults', must: 'reach' }],
      unnoticed.map((fault) => `not noticed: ${fault}`),
    );
  } finally {
    await server.stop();
    removeFilledData();
  }
}

async function faultsUnnoticed(server: TestServer, faults: Fault[], statements: Statement<Visit>[]): Promise<string[]> {
  const visit = await Visit.begin(server);
  const putBack = plant(faults);
  try {
    const found = await broken(statements, visit);
    return faults.filter(({ line }) => !found.some((one) => one.startsWith(line))).map(({ what }) => what);
  } finally {
    putBack();
  }
}
