import { expect, type FrameLocator, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';

const server = restoredServer();

/** The frame that shows the draft, once it can be edited. */
async function openEditor(page: Page): Promise<FrameLocator> {
  await page.goto(`${server.url}/portal/editor`);
  const draft = page.frameLocator('iframe[title^="Draft"]:not([inert])');
  await expect(draft.locator('h1[data-sunup-text]')).toBeVisible();
  return draft;
}

const saved = (page: Page, number: number) => page.getByText(`Saved as version ${number}, not sent live yet`);

test('an owner changes a sentence in the page, a fact everywhere, and undoes both', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  const draft = await openEditor(page);
  const headline = draft.locator('h1[data-sunup-text]');
  const before = (await headline.textContent()) ?? '';

  await headline.dispatchEvent('click');
  await expect(draft.getByRole('toolbar')).toContainText(`${before.length} of`);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Leaks found, then fixed.');
  await page.keyboard.press('Enter');
  await expect(saved(page, 2)).toBeVisible();
  await expect(headline).toHaveText('Leaks found, then fixed.');

  // Playwright can't point into a scaled frame.
  await draft.locator('[data-sunup-fact][href^="tel:"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/panel=facts&card=phone/);
  const marked = draft.locator('[data-sunup-changed]');
  await expect(page.getByText(/^\d of [2-9] places on Home in view$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('(919) 555-0177');
  await expect(marked.first()).toContainText(/\(919\)\s555.0177/);
  // What was typed is kept while its owner looks at something else, until it's saved or canceled.
  await expect(page.getByText('You have unsaved changes in “Phone”.')).toBeVisible();
  await page.getByRole('button', { name: 'Photos', exact: true }).click();
  await page.getByRole('button', { name: 'Your facts', exact: true }).click();
  await page.getByRole('button', { name: 'Edit phone' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(919) 555-0177');
  await expect(marked.first()).toContainText(/\(919\)\s555.0177/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(marked).toHaveCount(0);
  await expect(draft.getByText(/\(919\)\s555.0177/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit phone' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(919) 555-0148');
  await page.getByRole('textbox', { name: 'Phone' }).fill('(919) 555-0177');
  await page.getByRole('button', { name: 'Save phone' }).click();
  await expect(saved(page, 3)).toBeVisible();
  await expect(draft.locator('[href="tel:+19195550177"]').first()).toBeAttached();
  await expect(headline).toHaveText('Leaks found, then fixed.');

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(draft.locator('[href="tel:+19195550177"]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(headline).toHaveText(before);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(headline).toHaveText('Leaks found, then fixed.');
});

test('an owner takes another headline by keys or with one tap, and undoes it', async ({ warmPage: page, newPage }) => {
  await logIn(page, server, demoAccounts.owner);
  const draft = await openEditor(page);
  const headline = draft.locator('h1[data-sunup-text]');
  const before = (await headline.textContent()) ?? '';
  const listOf = (frame: FrameLocator) => frame.getByRole('group', { name: 'Choose a headline, or type your own' });
  const plainOf = (frame: FrameLocator) => listOf(frame).getByRole('button', { name: 'Simple headline' });

  await headline.dispatchEvent('click');
  const plain = (await plainOf(draft).locator('span').textContent()) ?? '';
  await page.keyboard.press('Tab');
  await expect(listOf(draft).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(plainOf(draft)).toBeFocused();
  await page.keyboard.press('Enter');
  // A headline that isn't being edited anymore was saved.
  await expect(draft.locator('h1[role="button"]')).toHaveText(plain);
  expect(plain).not.toBe(before);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(headline).toHaveText(before);

  const phone = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });
  await logIn(phone, server, demoAccounts.owner);
  const small = await openEditor(phone);
  await small.locator('h1[data-sunup-text]').tap();
  await plainOf(small).tap();
  await expect(small.locator('h1[role="button"]')).toHaveText(plain);
});

test('an owner tries another look, moves and hides a section, swaps a page and picks the address', async ({ warmPage: page }) => {
  await logIn(page, server, demoAccounts.owner);
  const draft = await openEditor(page);
  const headline = (await draft.locator('h1').textContent()) ?? '';
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  const look = page.getByRole('region', { name: 'Look' });
  const offered = look.getByRole('button', { name: /^Try / }).first();
  const theme = await draft.locator('body').getAttribute('class');
  await offered.click();
  await expect(page.getByText(/^You’re trying /)).toBeVisible();
  await expect(draft.locator(`body:not(.${theme})`)).toBeAttached();
  await expect(draft.locator('h1')).toHaveText(headline);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Undo: Look/ })
    .click();
  await expect(draft.locator(`body.${theme}`)).toBeAttached();
  await expect(page.getByText(/^You’re trying /)).toHaveCount(0);

  // Page names in the header lead to the pages.
  await draft
    .locator('[data-section="header"] [data-sunup-fact]', { hasText: /^Services$/ })
    .first()
    .dispatchEvent('click');
  await page.getByRole('button', { name: 'Rename Services' }).click();
  await page.keyboard.type('Repairs and everything');
  await expect(page.getByText('8 characters too long. The limit is 14, and you have 22.')).toBeVisible();
  await page.getByLabel('Name of the page “Services”').fill('Repairs');
  await page.keyboard.press('Enter');
  await expect(draft.locator('[data-section="header"]').getByText('Repairs').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Rename Repairs' })).toBeFocused();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(draft.locator('[data-section="header"]').getByText('Services').first()).toBeAttached();
  await page.getByRole('button', { name: 'Look', exact: true }).click();

  const sections = draft.locator('main [data-section]');
  const order = () => sections.evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));
  const before = await order();
  const moved = look.getByRole('button', { name: /^Move down/ }).first();
  await moved.click();
  // The frame that is read can be swapped for the new one meanwhile.
  await expect(async () => expect(await order()).not.toEqual(before)).toPass();
  const hide = look.getByRole('button', { name: /^Hide/ }).last();
  const name = ((await hide.getAttribute('aria-label')) ?? '').replace('Hide: ', '');
  const count = before.length;
  await hide.click();
  await expect(sections).toHaveCount(count - 1);
  await look.getByRole('button', { name: /^Show/ }).click();
  await expect(sections).toHaveCount(count);
  expect(name).not.toBe('');

  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await page.getByLabel('Swap FAQ').selectOption({ label: 'Pricing' });
  await expect(page.getByRole('group', { name: 'Page' }).getByRole('button', { name: 'Pricing' })).toBeVisible();

  await page.getByRole('button', { name: 'Your facts', exact: true }).click();
  await page.getByRole('button', { name: 'Edit web address' }).click();
  await page.getByRole('textbox', { name: 'Web address' }).fill('Marigold Hair Room');
  await expect(page.getByText('Taken. Try')).toBeVisible();
  await page.getByRole('textbox', { name: 'Web address' }).fill('hollis plumbing');
  await expect(page.getByText('Available: hollis-plumbing')).toBeVisible();
  await page.getByRole('button', { name: 'Save web address' }).click();
  await expect(page.getByText('draft: hollis-plumbing.')).toBeVisible();
});

test('on a phone, by touch, a sentence is changed in a sheet above the keyboard, and Back closes what is open', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });
  await logIn(page, server, demoAccounts.owner);
  const draft = await openEditor(page);
  const sentence = draft.locator('main p[data-sunup-text]').first();
  await sentence.tap();
  await expect(draft.getByText(/^\d+ of \d+$/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('We fix leaks and water heaters in Raleigh.');
  await draft.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByText('Saved, not sent live yet')).toBeVisible();
  await expect(sentence).toHaveText('We fix leaks and water heaters in Raleigh.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your facts' }).click();
  await expect(page.getByRole('region', { name: 'Your facts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Your facts' })).toBeHidden();
  await expect(page).toHaveURL(/\/portal\/editor$/);
});

test('by keyboard alone a text is opened, changed and saved, and Escape restores another', async ({ page }) => {
  await logIn(page, server, demoAccounts.owner);
  const draft = await openEditor(page);
  const headline = draft.locator('h1[data-sunup-text]');
  await headline.focus();
  await expect(draft.getByText('Enter to edit')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed and dropped');
  await page.keyboard.press('Escape');
  await expect(headline).not.toHaveText('Typed and dropped');
  await expect(headline).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed and kept');
  const frame = page.locator('iframe[title^="Draft"]:not([inert])');
  const before = (await frame.getAttribute('src')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved as version/)).toBeVisible();
  // The frame with the text is replaced by one with the new state, which has the focus where it was. A key that's pressed while a
  // frame goes gets lost.
  await expect(frame).not.toHaveAttribute('src', before);
  await expect(headline).toHaveText('Typed and kept');
  await expect(headline).toBeFocused();
  const parts = [/^Undo/, 'Pages', null];
  for (const name of parts) {
    await page.keyboard.press('F6');
    if (name) await expect(page.getByRole('button', { name }).first()).toBeFocused();
    else await expect(headline).toBeFocused();
  }
});

test('what was typed survives a reload, and a text saved without a connection is saved when it is back', async ({ page, context }) => {
  await logIn(page, server, demoAccounts.owner);
  let draft = await openEditor(page);
  await draft.locator('h1[data-sunup-text]').dispatchEvent('click');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Half a thought');
  await page.reload();
  draft = page.frameLocator('iframe[title^="Draft"]:not([inert])');
  await expect(draft.getByRole('textbox', { name: 'Headline' })).toHaveText('Half a thought');
  await page.keyboard.type(' is whole');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re offline. We’ll keep your text here and save it when you’re back.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved as version/)).toBeVisible();
  await expect(draft.locator('h1')).toHaveText('Half a thought is whole');
});
