import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { photoBytes } from '../../helpers/photo-bytes.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

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
  /** True if the next run can only make it once this one has undone it. */
  isUndone?: true;
}

const visible = (all: Locator) => all.filter({ visible: true }).first();
const openPanel =
  (name: string) =>
  ({ press, page, isPhone }: Hands) =>
    press(isPhone ? page.getByRole('button', { name: 'Menu' }) : page.getByRole('button', { name, exact: true }));
const fact =
  (text: RegExp) =>
  ({ press, draft }: Hands) =>
    press(visible(draft.locator('main [data-sunup-fact]', { hasText: text })));
const save =
  (name: string) =>
  ({ press, page }: Hands) =>
    press(page.getByRole('button', { name: `Save ${name}` }));

/** What owners change. The tests share one site, so each `run` wants something else. */
const changesOf = (run: number): Record<string, Change> => {
  const headline = ['Leaks found, then fixed.', 'Leaks found and fixed.'][run] ?? '';
  return {
    'a sentence': {
      actions: [
        ({ press, draft }) => press(draft.locator('h1[data-sunup-text]')),
        ({ type }) => type(headline),
        ({ press, draft, page, isPhone }) => (isPhone ? press(draft.getByRole('button', { name: 'Done' })) : page.keyboard.press('Enter')),
      ],
      // A text that isn't being edited anymore was saved.
      shows: ({ draft }) => draft.locator('h1[role="button"]', { hasText: headline }),
    },
    'a photo': {
      actions: [
        ({ press, draft }) => press(visible(draft.locator('main [data-sunup-photo]'))),
        ({ press, page }) => press(page.getByRole('button', { name: `Use this photo: Van ${run}` })),
      ],
      shows: ({ draft }) => draft.locator(`main img[alt="Van ${run}"]`).first(),
    },
    hours: {
      actions: [
        ({ press, draft }) => press(visible(draft.locator('[aria-label="Hours, from your facts. Change"]'))),
        ({ type, page }) => type(`16:1${run}`, page.getByLabel('Monday: closes at')),
        save('hours'),
      ],
      shows: ({ draft }) => visible(draft.getByText(new RegExp(`4:1${run}\\spm`))),
    },
    'a price': {
      actions: [
        fact(/\$1[45]\d/),
        ({ type, page }) => type(`from $15${run}`, page.getByLabel(/^Price of Leak/)),
        save('services and prices'),
      ],
      shows: ({ draft }) => visible(draft.getByText(`$15${run}`)),
    },
    'a service’s name': {
      actions: [
        fact(/^Leak/),
        ({ type, page }) => type(`Leak detection ${run}`, page.getByLabel('Service', { exact: true }).first()),
        save('services and prices'),
      ],
      shows: ({ draft }) => visible(draft.getByText(`Leak detection ${run}`)),
    },
    'a page': {
      actions: [openPanel('Pages'), async ({ page }) => void (await page.getByLabel('Swap FAQ').selectOption({ label: 'Pricing' }))],
      shows: ({ page }) => page.getByLabel('Swap Pricing'),
      isUndone: true,
    },
    'the address': {
      actions: [
        openPanel('Pages'),
        ({ type, page }) => type(`hollis ${run} plumbing`, page.getByLabel('Web address')),
        save('web address'),
      ],
      shows: ({ page }) => page.getByText(`hollis-${run}-plumbing.`).first(),
    },
    'a look': {
      actions: [
        openPanel('Look'),
        ({ press, page, isPhone }) => (isPhone ? press(page.getByRole('button', { name: 'Look', exact: true })) : Promise.resolve()),
        ({ press, page }) => press(page.getByRole('button', { name: /^Try (?!again)/ }).first()),
      ],
      shows: ({ page }) => page.getByText(/^You’re trying /),
      isUndone: true,
    },
  };
};

for (const [run, way] of (['touch', 'keyboard'] as const).entries())
  test(`with ${way} only, each change takes at most three actions, and a cut connection loses none`, async ({ newPage }) => {
    const isPhone = way === 'touch';
    const page = await newPage({
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    });
    await logIn(page, server, demoAccounts.owner);
    await addPhotos(page, run);
    for (const [name, { actions, shows, isUndone }] of Object.entries(changesOf(run)))
      await test.step(name, async () => {
        expect(actions.length).toBeLessThanOrEqual(3);
        await page.goto(`${server.url}/portal/editor`);
        const draft = page.frameLocator('iframe[title^="Draft"]:not([inert])');
        await expect(draft.locator('h1[data-sunup-text]')).toBeVisible();
        const hands = { page, draft, isPhone, press: pressBy(isPhone), type: typeBy(page) };
        // Looks have to be loaded before one can be tried.
        const cutAt = name === 'a look' ? actions.length - 1 : 0;
        for (const [at, action] of actions.entries()) {
          if (at === cutAt) {
            if (name === 'a look') await expect(page.getByRole('button', { name: /^Try (?!again)/ })).toHaveCount(6);
            await page.context().setOffline(true);
          }
          await action(hands);
        }
        await expect(page.getByText(/^You’re offline\./).first()).toBeAttached();
        await page.context().setOffline(false);
        // Text is sent by itself once the connection is back.
        if (name !== 'a sentence') await actions.at(-1)?.(hands);
        await expect(shows(hands)).toBeVisible();
        if (!isUndone) return;
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Undo: / })
          .click();
        await expect(page.getByRole('button', { name: /^Redo: / })).toBeEnabled();
      });
  });

/** Two photos that no other run has. The site starts with the first of them all, so the last can be chosen. */
async function addPhotos(page: Page, run: number): Promise<void> {
  await page.goto(`${server.url}/portal/editor?panel=photos`);
  for (const [index, alt] of [`Shop ${run}`, `Van ${run}`].entries()) {
    const buffer = await photoBytes(run * 2 + index);
    await page.locator('input[name="photo"]').setInputFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByLabel('What’s in new.jpg?').fill(alt);
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
