import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { ownServer } from '../helpers/own-server.ts';
import { photoBytes } from '../helpers/photo-bytes.ts';

const server = ownServer();

/** An owner at the editor, who has only a touch screen or only a keyboard. */
interface Hands {
  page: Page;
  draft: FrameLocator;
  isPhone: boolean;
  /** Taps a control, or presses Enter on it. */
  press: (control: Locator) => Promise<void>;
  /** Replaces a field's text, or that of the open text of the page. */
  type: (text: string, field?: Locator) => Promise<void>;
}

interface Change {
  /** At most three. The first opens what is changed. */
  actions: ((hands: Hands) => Promise<void>)[];
  /** What the draft or the screen shows after it. */
  shows: (hands: Hands) => Locator;
}

const shown = (all: Locator) => all.filter({ visible: true }).first();
const openPanel =
  (name: string) =>
  ({ press, page, isPhone }: Hands) =>
    press(isPhone ? page.getByRole('button', { name: 'Menu' }) : page.getByRole('button', { name, exact: true }));
const fact =
  (text: string) =>
  ({ press, draft }: Hands) =>
    press(shown(draft.locator('main [data-sunup-fact]', { hasText: text })));
const save =
  (name: string) =>
  ({ press, page }: Hands) =>
    press(page.getByRole('button', { name: `Save ${name}` }));

/** The changes of an owner's issue, each starting where the one before left the site. */
const changes: Record<string, Change> = {
  'a sentence': {
    actions: [
      ({ press, draft }) => press(draft.locator('h1[data-sunup-text]')),
      ({ type }) => type('Leaks found, then fixed.'),
      ({ press, draft, page, isPhone }) => (isPhone ? press(draft.getByRole('button', { name: 'Done' })) : page.keyboard.press('Enter')),
    ],
    shows: ({ draft }) => draft.locator('h1', { hasText: 'Leaks found, then fixed.' }),
  },
  'a photo': {
    actions: [
      ({ press, draft }) => press(shown(draft.locator('main [data-sunup-photo]'))),
      ({ press, page }) => press(page.getByRole('button', { name: 'Use this photo: The van' })),
    ],
    shows: ({ draft }) => draft.locator('main img[alt="The van"]').first(),
  },
  hours: {
    actions: [
      ({ press, draft }) => press(shown(draft.locator('[aria-label="Hours, from your facts. Change"]'))),
      ({ type, page }) => type('16:00', page.getByLabel('Monday: closes at')),
      save('hours'),
    ],
    shows: ({ draft }) => shown(draft.getByText(/Mon 7:30 am to 4 pm/)),
  },
  'a price': {
    actions: [fact('$149'), ({ type, page }) => type('from $159', page.getByLabel(/^Price of Leak/)), save('services and prices')],
    shows: ({ draft }) => draft.getByText('$159').first(),
  },
  'a service’s name': {
    actions: [
      fact('Leak finding and repair'),
      ({ type, page }) => type('Leak detection', page.getByLabel('Service', { exact: true }).first()),
      save('services and prices'),
    ],
    shows: ({ draft }) => draft.getByText('Leak detection').first(),
  },
  'a look': {
    actions: [
      openPanel('Look'),
      ({ press, page, isPhone }) => (isPhone ? press(page.getByRole('button', { name: 'Look', exact: true })) : Promise.resolve()),
      ({ press, page }) => press(page.getByRole('button', { name: /^Try / }).first()),
    ],
    shows: ({ page }) => page.getByText('You’re trying a new look.'),
  },
  'a page': {
    actions: [openPanel('Pages'), async ({ page }) => void (await page.getByLabel('Swap FAQ').selectOption({ label: 'Pricing' }))],
    shows: ({ page }) => page.getByLabel('Swap Pricing'),
  },
  'the address': {
    actions: [openPanel('Pages'), ({ type, page }) => type('hollis plumbing', page.getByLabel('Web address')), save('web address')],
    shows: ({ page }) => page.getByText(/^hollis-plumbing\./),
  },
};

for (const way of ['touch', 'keyboard'] as const)
  for (const isCut of [false, true])
    test(`with ${way} only, each change takes at most three actions${isCut ? ', and a cut connection loses none' : ''}`, async ({
      newPage,
    }) => {
      const isPhone = way === 'touch';
      const page = await newPage({
        viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        hasTouch: isPhone,
        reducedMotion: 'reduce',
      });
      await logIn(page, server, demoAccounts.owner);
      await addPhotos(page);
      for (const [name, { actions, shows }] of Object.entries(changes)) {
        await test.step(name, async () => {
          expect(actions.length).toBeLessThanOrEqual(3);
          await page.goto(`${server.url}/portal/editor`);
          const draft = page.frameLocator('iframe[title^="Draft"]:not([inert])');
          await expect(draft.locator('h1[data-sunup-text]')).toBeVisible();
          const hands = { page, draft, isPhone, press: pressBy(isPhone), type: typeBy(page) };
          const [open, ...rest] = actions;
          const [finish, ...between] = rest.toReversed();
          await open?.(hands);
          for (const action of between.toReversed()) await action(hands);
          if (isCut) {
            await page.context().setOffline(true);
            await finish?.(hands);
            await expect(page.getByText(/You’re offline\./).first()).toBeAttached();
            await page.context().setOffline(false);
            // Text is sent by itself, once the connection is back.
            if (name !== 'a sentence') await finish?.(hands);
          } else await finish?.(hands);
          await expect(shows(hands)).toBeVisible();
        });
      }
    });

async function addPhotos(page: Page): Promise<void> {
  await page.goto(`${server.url}/portal/editor?panel=photos`);
  for (const [index, alt] of ['The shop', 'The van'].entries()) {
    await page
      .locator('input[name="photo"]')
      .setInputFiles({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: await photoBytes(index) });
    await page.getByLabel(`What’s in ${index}.jpg?`).fill(alt);
    await page.getByLabel('I have permission to use these photos').check();
    await page.getByRole('button', { name: 'Upload photos' }).click();
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload photos' })).toHaveCount(0);
  }
}

/** In a scaled frame, Playwright can't point, but keys reach everything. */
function pressBy(isPhone: boolean): Hands['press'] {
  return async (control) => {
    if (isPhone) return control.tap();
    await control.focus();
    await control.press('Enter');
  };
}

function typeBy(page: Page): Hands['type'] {
  return async (text, field) => {
    if (field) return field.fill(text);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
}
