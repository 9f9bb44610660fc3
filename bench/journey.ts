import { type Browser, chromium } from '@playwright/test';
import { env } from '../base/env.ts';
import { startParts } from '../roles/start.ts';
import { type Counts, countedWalk, type Walk } from './journey/counted-walk.ts';
import {
  accountFromReceipt,
  approve,
  draftInPortal,
  fillBrief,
  payByCard,
  pickPages,
  seeDraft,
  signUp,
  startFromHome,
  threeAnswers,
  toPortal,
} from './journey/steps.ts';
import { type Figure, report } from './report.ts';

/** What a way took, from the home page to each of its points. */
interface Journey {
  paid: Counts;
  draft: Counts;
  live: Counts;
  providerFields: string[];
}

/** The most that the ways that start with the brief may take up to payment. */
const limits = { screens: 9, fields: 12 };

/** The shortest way of an ordinary new customer from / to a live site, three times: screens, clicks, and fields to type into. */
export async function bench(): Promise<number> {
  const running = await startParts({ web: true, worker: true });
  const browser = await chromium.launch({
    executablePath: process.env.SUNUP_BROWSER,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const server = { url: env().appUrl };
  try {
    const briefFirst = await walkFromHome(browser, async (walk) => {
      await startFromHome(walk);
      return signUpBriefAndPay(walk, 'brief-first@journey.test');
    });
    const guest = await walkFromHome(browser, async (walk) => {
      const email = 'guest@journey.test';
      await pickPages(walk);
      const providerFields = await payByCard(walk, { email });
      const paid = walk.soFar();
      await accountFromReceipt(walk, server, email);
      await fillBrief(walk);
      await draftInPortal(walk);
      const draft = walk.soFar();
      await approve(walk);
      return { paid, draft, live: walk.soFar(), providerFields };
    });
    const answersFirst = await walkFromHome(browser, async (walk) => {
      await threeAnswers(walk);
      await startFromHome(walk);
      return signUpBriefAndPay(walk, 'answers-first@journey.test', ['name', 'trade']);
    });
    return report(
      'journey',
      [
        ...figuresOf('brief first', briefFirst, limits),
        ...figuresOf('guest', guest, { screens: 5, fields: 5 }),
        ...figuresOf('three answers', answersFirst, limits),
      ],
      [
        ...notesOf('brief first', briefFirst),
        ...notesOf('guest', guest),
        ...notesOf('three answers', answersFirst),
        `not counted: ${briefFirst.providerFields.length} fields on the payment provider’s page (${briefFirst.providerFields.join(', ')}), and the splash, which ends by itself`,
      ],
    );
  } finally {
    await browser.close();
    await running.stop();
  }

  async function signUpBriefAndPay(walk: Walk, email: string, given: ('name' | 'trade')[] = []): Promise<Journey> {
    await signUp(walk, server, email);
    await fillBrief(walk, given);
    const providerFields = await payByCard(walk);
    const paid = walk.soFar();
    await seeDraft(walk);
    const draft = walk.soFar();
    await toPortal(walk);
    await approve(walk);
    return { paid, draft, live: walk.soFar(), providerFields };
  }
}

/** Opens the home page in a new browser profile and walks from there. */
async function walkFromHome(browser: Browser, way: (walk: Walk) => Promise<Journey>): Promise<Journey> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, reducedMotion: 'reduce' });
  const walk = countedWalk(await context.newPage());
  await walk.page.goto(env().appUrl);
  const journey = await way(walk);
  await context.close();
  return journey;
}

function figuresOf(name: string, { paid }: Journey, { screens, fields }: typeof limits): Figure[] {
  return [
    { label: `${name}, screens from / to paid`, value: paid.screens.length, limit: screens, unit: 'screens' },
    { label: `${name}, typed fields from / to paid`, value: paid.fields.length, limit: fields, unit: 'fields' },
  ];
}

function notesOf(name: string, { paid, draft, live }: Journey): string[] {
  const points = Object.entries({ paid, draft, live }).map(
    ([point, { screens, clicks, fields }]) => `${point} after ${screens.length} screens, ${clicks} clicks and ${fields.length} fields`,
  );
  return [`${name}: ${points.join('; ')}`, `  screens: ${live.screens.join(', ')}`, `  fields: ${live.fields.join(', ')}`];
}
