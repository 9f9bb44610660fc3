import { expect } from '@playwright/test';
import { faultsOn } from '../../harness/axe.ts';
import { newOwner } from '../../helpers/brief-owner.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('a careless owner sees a message beside each field, loses nothing to a reload, and can continue', async ({ warmPage: page }) => {
  const refused: string[] = [];
  page.on('response', (response) => void (response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`)));
  // On a busy machine, the first two seconds may pass unseen.
  const saved = () => expect(page.getByText(/^Saved (?:just now|\d seconds? ago)/)).toBeVisible();
  await newOwner(page, server, 'careless@brief.test');
  await expect(page.getByLabel('Email')).toHaveValue('careless@brief.test');

  await page.getByLabel('We have a shop or office').check();
  await page.getByLabel('We go to the customer').check();
  await page.getByRole('radio', { name: /These are our hours/ }).check();
  // Hours start from the usual ones. A day that opens takes those of the day before it.
  await expect(page.getByLabel('Monday: opens at')).toHaveValue('09:00');
  await page.getByLabel('Saturday: open or closed').selectOption('open');
  await expect(page.getByLabel('Saturday: closes at')).toHaveValue('17:00');
  await page.getByLabel('Monday: opens at').fill('');
  await page.getByLabel('Monday: closes at').fill('');
  await saved();
  await page.reload();
  await expect(page.getByLabel('We have a shop or office')).toBeChecked();
  await expect(page.getByLabel('We go to the customer')).toBeChecked();
  await expect(page.getByLabel('Monday: open or closed')).toHaveValue('open');

  const towns = page.getByLabel('Which towns do you serve?');
  await towns.fill('Why, within 30 miles');
  await expect(page.getByText(/is a distance/)).toHaveCount(0);
  await towns.blur();
  await expect(
    page.getByText('“within 30 miles” is a distance. Name the towns you reach, because customers look for theirs.'),
  ).toBeVisible();
  await expect(page.getByText(/^“Why”/)).toHaveCount(0);
  await expect(towns).toHaveValue('Why, within 30 miles');

  await expect(page.getByText(/^A time is missing/)).toHaveCount(0);

  await page.getByLabel('ZIP code').fill('123');
  await page.getByRole('button', { name: 'Next: services' }).click();
  await expect(page.getByText('The ZIP code "123" isn’t five digits. Write one such as 27601.').first()).toBeVisible();
  await expect(page.getByText(/^A time is missing/).first()).toBeVisible();
  await expect(page).toHaveURL(/business$/);
  await page.getByLabel('ZIP code').fill('27601');
  await page.getByLabel('Monday: opens at').fill('18:00');
  await page.getByLabel('Monday: closes at').fill('17:00');
  await page.getByLabel('Monday: closes at').blur();
  await expect(page.getByText(/^Closing at 5 pm comes before opening at 6 pm/).first()).toBeVisible();
  await page.getByLabel('Monday: closes at').fill('02:00');
  await page.getByLabel('Monday: closes at').blur();
  await expect(page.getByText(/^Closing at/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await page.waitForURL('**/onboarding/services');

  await page.goto(`${server.url}/onboarding/look`);
  await page.getByRole('radio', { name: /We have colors/ }).check();
  await page.getByLabel('Main color', { exact: true }).fill('0f4c5c');
  await page.getByRole('button', { name: 'Remove Main color' }).click();
  await page
    .getByRole('radio', { name: /Choose for me.*trade/ })
    .first()
    .check();
  await page.locator('input[name="look.mood"][value="dark"]').check();
  await saved();
  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByText('Mon 6 pm–2 am')).toBeVisible();
  await expect(page.getByText('Dark', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('link', { name: /^Business: the name is missing/ })).toBeFocused();
  expect(refused).toEqual([]);
});

test('an empty step says what is missing, and stops saying it as soon as it is answered', async ({ warmPage: page }) => {
  await newOwner(page, server, 'empty@brief.test');
  await expect(page.getByText('Tell us what kind of business you run, and your home page appears here.')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next: services' }).click();
  await expect(page).toHaveURL(/business$/);
  await expect(page.getByRole('link', { name: /^The name is missing/ })).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeFocused();
  await page.getByLabel('Business name').fill('Dough & Co');
  await page.getByRole('link', { name: /^The kind of business is missing|^The trade is missing/ }).click();
  await expect(page.getByLabel('What kind of business is it?')).toBeFocused();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await page.waitForURL('**/onboarding/services');
  await expect(page.getByRole('link', { name: 'Step 1: Business, not finished' })).toBeVisible();

  await page.getByRole('link', { name: 'Step 1: Business, not finished' }).click();
  await page.getByLabel('What kind of business is it?').fill('bakery');
  await page.getByLabel('What do you do?').fill('We bake bread and rolls before the town wakes up, six days a week.');
  await expect(page.getByRole('button', { name: 'Continue anyway' })).toHaveCount(0);
  await expect(page.getByText('You can continue and fix it later.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next: services' }).click();
  await page.waitForURL('**/onboarding/services');
  await expect(page.getByRole('link', { name: 'Step 1: Business', exact: true })).toBeVisible();

  await expect(page.getByRole('link', { name: 'Skip to review' })).toHaveCount(0);
  await page.getByLabel('Service', { exact: true }).first().fill('Sourdough');
  await page.getByRole('link', { name: 'Skip to review' }).click();
  await page.waitForURL('**/onboarding/review');
  await expect(page.getByText('Nothing’s missing')).toBeVisible();
  await expect(page.getByText('Sourdough')).toBeVisible();
  await page.goto(`${server.url}/onboarding/pages`);
  for (const name of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  const paste = 'We bake it fresh. '.repeat(390).trim();
  const answer = page.getByLabel('Answer', { exact: true }).first();
  await page.getByLabel('Question', { exact: true }).first().fill('Is it fresh?');
  await answer.fill(paste);
  await expect(page.getByText(/characters too long. The limit is 1,200, and you have 7,019/)).toBeVisible();
  await expect(page.getByText(/^Saved just now/)).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue(paste);
});

test('an answer on one screen shows on the other, and what is being typed there stays', async ({ page, context }) => {
  await newOwner(page, server, 'two@brief.test');
  await page.getByLabel('Tagline').fill('Bread at six');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.url}/onboarding/business`);
  await expect(other.getByLabel('Tagline')).toHaveValue('Bread at six');
  await page.bringToFront();
  await page.getByLabel('Tagline').focus();
  await other.getByLabel('Tagline').fill('Rolls at seven');
  await other.getByLabel('Tagline').blur();
  // The cursor is in the field, but nothing is being typed.
  await expect(page.getByLabel('Tagline')).toHaveValue('Rolls at seven');

  // Typed here while the other screen's answer arrives: kept here, and the other one offered.
  await page.route('**/onboarding/save', (route) => route.abort());
  await page.getByLabel('Tagline').fill('Cake at eight');
  await expect(page.getByText(/^We couldn’t save your answer\./)).toBeVisible();
  await other.getByLabel('Tagline').fill('Pies at nine');
  await other.getByLabel('Tagline').blur();
  await expect(page.getByText('Changed on another device to “Pies at nine”.')).toBeVisible();
  await expect(page.getByLabel('Tagline')).toHaveValue('Cake at eight');
  await page.unroute('**/onboarding/save');
  await page.getByRole('button', { name: 'Use that version' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('Pies at nine');
  await expect(page.getByText('Changed on another device')).toHaveCount(0);
  await expect(page.getByText(/^Saved/)).toBeVisible();
});

test('one tap answers what customers ask; what we understood can be corrected', async ({ warmPage: page }) => {
  await newOwner(page, server, 'asked@brief.test');
  const name = page.getByLabel('Business name');
  await name.fill("bob's plumbing llc");
  await name.blur();
  await page.getByRole('button', { name: 'Bob’s Plumbing LLC' }).click();
  await expect(name).toHaveValue('Bob’s Plumbing LLC');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await page.getByLabel('What kind of business is it?').fill('plumber');
  await page.getByLabel('Phone').fill('801.555.0199 call or txt');
  await page.getByLabel('Phone').blur();
  await expect(page.getByText('We kept just the number.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('801.555.0199');
  await expect(page.getByText('You go to your customers. They call first. Is that right?')).toBeVisible();
  // The boxes say the same, until the owner says something else.
  const [shop, visits] = [page.getByLabel('We have a shop or office'), page.getByLabel('We go to the customer')];
  await expect(visits).toBeChecked();
  await expect(shop).not.toBeChecked();
  await expect(page.getByLabel('Which towns do you serve?')).toBeVisible();
  await page.getByRole('button', { name: 'Change how it works' }).click();
  const places = page.getByRole('group', { name: 'Where do you do the work?' });
  await expect(places.getByRole('checkbox', { name: 'You go to customers' })).toBeChecked();
  await places.getByRole('checkbox', { name: 'Both' }).check();
  await expect(page.getByText('Customers come to you, or you go to them. They call first.')).toBeVisible();
  await expect(shop).toBeChecked();
  await visits.uncheck();
  await expect(shop).toBeChecked();
  await expect(visits).not.toBeChecked();
  await visits.check();
  await page.getByRole('button', { name: 'Done changing how it works' }).click();
  await expect(places).toHaveCount(0);

  await page.getByRole('button', { name: 'Next: services' }).click();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await page.waitForURL('**/onboarding/services');
  await page.getByLabel('Service', { exact: true }).first().fill('Leak repair');
  const price = page.getByLabel('Price of Leak repair');
  await price.fill('1450-2900 per visit');
  await price.blur();
  await expect(price).toHaveValue('$1,450 to $2,900 per visit');
  expect(await price.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'the price is not cut').toBe(0);
  const preview = await page.getByTitle('Your home page so far').first().boundingBox();
  expect((preview?.x ?? 0) + (preview?.width ?? 0), 'the preview ends on the screen').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await price.fill('call me for price');
  await price.blur();
  await expect(price).toHaveValue('Call for a price');

  const fee = page.getByRole('group', { name: 'Do you charge to come out?' });
  await fee.getByRole('checkbox', { name: 'No', exact: true }).check();
  await fee.getByRole('checkbox', { name: 'Yes, off the bill' }).check();
  await expect(fee.getByRole('checkbox', { name: 'No', exact: true })).not.toBeChecked();
  await expect(fee.getByText('Add the amount, or we’ll leave this answer out.')).toBeVisible();
  await fee.getByLabel('Yes, off the bill: amount in dollars').fill('$79');
  await expect(fee.getByText(/^Add the amount/)).toHaveCount(0);
  const soon = page.getByRole('group', { name: 'How soon can you usually come?' });
  await soon.getByRole('checkbox', { name: 'Within a week' }).focus();
  await page.keyboard.press('Enter');
  await expect(soon.getByRole('checkbox', { name: 'Within a week' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(soon.getByRole('checkbox', { name: 'Within a week' })).not.toBeChecked();
  await soon.getByRole('button', { name: /^Answer in your own words/ }).click();
  await soon.getByRole('textbox').fill('Within a weekend, if the road is open.');
  await page.getByRole('button', { name: 'Show 7 more questions' }).click();
  const never = page.getByRole('group', { name: 'What kinds of plumbing don’t you do?' });
  await never.getByRole('checkbox', { name: 'Septic and wells' }).check();
  await never.getByRole('checkbox', { name: 'New construction' }).check();
  await expect(never.getByRole('checkbox', { name: 'Septic and wells' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Venmo' }).check();
  await page.getByLabel('Another way to pay').fill('Barter');
  await page.getByLabel('Another way to pay').press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Barter' })).toBeChecked();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(fee.getByLabel('Yes, off the bill: amount in dollars')).toHaveValue('79');
  await expect(soon.getByRole('textbox')).toHaveValue('Within a weekend, if the road is open.');
  await expect(never.getByRole('checkbox', { name: 'New construction' })).toBeChecked();
  expect(await faultsOn(page)).toEqual([]);

  await page.goto(`${server.url}/onboarding/proof`);
  await page.getByLabel('Name', { exact: true }).fill('maria lopez');
  await page.getByLabel('Name', { exact: true }).blur();
  await page.getByRole('button', { name: 'Maria Lopez' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maria Lopez');
  // Not taken, the name stays as it is.
  await page.getByLabel('Who said it').fill('amy r.');
  await page.getByLabel('Who said it').blur();
  await expect(page.getByRole('button', { name: 'Amy R.' })).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);

  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByText('Maria Lopez')).toBeVisible();
  await expect(page.getByText('Yes, off the bill: $79')).toBeVisible();
  await expect(page.getByText('Septic and wells. New construction')).toBeVisible();
  await expect(page.getByText('Venmo, Barter')).toBeVisible();
});

test('a page that would be short names what fills it, and can be swapped', async ({ warmPage: page }) => {
  await newOwner(page, server, 'thin@brief.test');
  await page.getByLabel('What kind of business is it?').fill('plumber');
  await page.getByLabel('What kind of business is it?').blur();
  await expect(page.getByText(/Is that right\?/)).toBeVisible();
  // Unchecked, the only box that we understood stays so.
  const [shop, visits] = [page.getByLabel('We have a shop or office'), page.getByLabel('We go to the customer')];
  await visits.uncheck();
  await expect(page.getByText('You work by phone, video or mail. They call first.')).toBeVisible();
  await page.reload();
  for (const box of [shop, visits]) await expect(box).not.toBeChecked();
  await visits.check();
  await expect(page.getByText('You go to your customers. They call first.')).toBeVisible();
  await page.goto(`${server.url}/onboarding/pages`);
  for (const name of ['About', 'Services']) await page.getByRole('checkbox', { name, exact: true }).uncheck({ force: true });
  for (const name of ['Booking', 'Gallery']) await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  const thin = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(thin('Gallery')).toContainText('It needs at least three photos');
  await expect(thin('FAQ')).toContainText('You have fewer than four answers so far.');
  expect(await faultsOn(page)).toEqual([]);
  const swap = thin('Gallery')
    .getByRole('button', { name: /^Swap Gallery for/ })
    .first();
  const other = /^Swap Gallery for (\w+)/.exec((await swap.textContent()) ?? '')?.[1] ?? '';
  await swap.click();
  await expect(page.getByText(`${other} replaces Gallery.`)).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Gallery', exact: true })).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo the swap' }).click();
  await expect(page.getByRole('checkbox', { name: 'Gallery', exact: true })).toBeChecked();

  await thin('FAQ').getByRole('button', { name: 'Answer here for FAQ' }).click();
  await expect(page.getByRole('checkbox', { name: 'Yes, day and night' })).toBeFocused();
  for (const answer of ['Yes, day and night', 'Same day or next', 'No', 'A flat price before we start', 'Both'])
    await thin('FAQ').getByRole('checkbox', { name: answer, exact: true }).first().check();
  await expect(thin('FAQ')).toContainText(/Your FAQ page would have \d+ words now\. That fills it\./);
  await page.goto(`${server.url}/onboarding/review`);
  const short = page.getByRole('region', { name: 'Pages that would be short' });
  await expect(short).toContainText('Gallery');
  await expect(short).not.toContainText('FAQ');
});

test('an unlisted trade is asked for its name and its steps, and Spanish words make a Spanish site', async ({ warmPage: page }) => {
  await newOwner(page, server, 'mender@brief.test');
  await page.getByLabel('What kind of business is it?').fill('typewriter mender');
  await page.getByLabel('What do you do?').fill('Reparamos máquinas de escribir de todas las marcas para clientes en toda la ciudad.');
  await page.getByLabel('What do you do?').blur();
  await page.getByLabel('What would a neighbor call your business?').fill('Typewriter repair');
  await expect(page.getByRole('group', { name: 'Your site will be in Spanish' })).toBeVisible();
  await page.getByRole('radio', { name: /^English/ }).check();
  await expect(page.getByRole('group', { name: 'Your site will be in English' })).toBeVisible();
  const places = page.getByRole('group', { name: 'Where do you do the work?' });
  await places.getByRole('checkbox', { name: 'Customers come to you' }).check();
  await expect(page.getByText(/^Customers come to you\./)).toBeVisible();
  // The other chips stay until the owner is done.
  await page.getByRole('checkbox', { name: 'Walk in' }).check();
  await expect(page.getByText(/^Customers come to you\. They don’t need an appointment\./)).toBeVisible();
  await page.goto(`${server.url}/onboarding/services`);
  await expect(page.getByRole('group', { name: 'What should people bring or have ready?' })).toBeVisible();
  await expect(page.getByText(/^Services that businesses like yours often offer\./)).toBeVisible();
  await page.getByRole('button', { name: 'Add Repairs' }).click();
  await expect(page.getByLabel('Service', { exact: true }).first()).toHaveValue('Repairs');
  await expect(page.getByRole('group', { name: 'Where does it happen?' })).toHaveCount(0);
  await page.getByLabel('Step 1').fill('You bring it in');
  await page.getByLabel('Step 1').press('Enter');
  await expect(page.getByLabel('Step 2')).toBeFocused();

  // A trade we know asks the same in its own words, which step 1 has answered too.
  await page.goto(`${server.url}/onboarding/business`);
  await page.getByLabel('What kind of business is it?').fill('auto detailing');
  await page.getByLabel('What kind of business is it?').blur();
  await expect(page.getByLabel('What would a neighbor call your business?')).toHaveCount(0);
  await page.goto(`${server.url}/onboarding/services`);
  await page.getByRole('button', { name: /^Show \d+ more questions/ }).click();
  await expect(page.getByRole('group', { name: 'Do you come to people, or do they bring the car?' })).toHaveCount(0);
});

test('the owner sees the free address, chooses another one that’s available, and the review names it', async ({ warmPage: page }) => {
  await newOwner(page, server, 'address@brief.test');
  await page.getByLabel('Business name').fill('Hatcher Pianos');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`${server.url}/onboarding/domain`);
  const address = page.getByLabel('Your free address');
  const goesLive = page.getByText(/^Your site goes live at/);
  await expect(address).toHaveAttribute('placeholder', 'hatcher-pianos');
  await expect(goesLive).toContainText('hatcher-pianos.sites.localhost');
  await address.fill('Marigold Hair Room');
  await expect(page.getByText('Taken. Try')).toBeVisible();
  await expect(goesLive).toContainText('marigold-hair-room-2.sites.localhost');
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'marigold-hair-room-2', exact: true }).click();
  await expect(address).toHaveValue('marigold-hair-room-2');
  await expect(page.getByText('Available: marigold-hair-room-2.sites.localhost')).toBeVisible();
  await address.fill('¿?');
  await address.blur();
  await expect(
    page.getByText('The free address "¿?" can’t be used. Use at least two letters or numbers, such as hollis-plumbing.'),
  ).toBeVisible();
  await expect(goesLive).toContainText('hatcher-pianos.sites.localhost');
  await page.reload();
  await expect(address).toHaveValue('¿?');
  await address.fill(`http://Hatcher Tunes.sites.localhost:${server.port}`);
  await expect(address).toHaveValue('Hatcher Tunes');
  await expect(page.getByText('Available: hatcher-tunes.sites.localhost')).toBeVisible();
  await expect(page.getByText(/can’t be used/)).toHaveCount(0);
  await expect(goesLive).toContainText('hatcher-tunes.sites.localhost');
  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByText('hatcher-tunes.sites.localhost', { exact: false }).first()).toBeVisible();
});

test('what was tidied is listed on the review step, and each change can be undone and done again', async ({ warmPage: page }) => {
  await newOwner(page, server, 'tidied@brief.test');
  await page.getByLabel('Business name').fill('Hatcher Plumbing');
  await page.getByLabel('What do you do?').fill('we fix leaks in ogden , and we dont leave a mess.');
  await page.getByLabel('What do you do?').blur();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`${server.url}/onboarding/review`);
  await expect(page.getByRole('heading', { name: 'We tidied one answer' })).toBeVisible();
  await expect(page.getByText('We fix leaks in Ogden, and we don’t leave a mess.').first()).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Kept as you wrote it.')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Kept as you wrote it.')).toBeVisible();
  await page.getByRole('button', { name: /^Tidy again/ }).click();
  await expect(page.getByText('Kept as you wrote it.')).toHaveCount(0);
});

test('without a connection, the next step opens, nothing filled in counts as missing, and all is saved later', async ({
  page,
  context,
}) => {
  await newOwner(page, server, 'offline@brief.test');
  await page.getByLabel('Business name').fill('Dough & Co');
  await page.getByLabel('What kind of business is it?').fill('bakery');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('What do you do?').fill('We bake bread and rolls before the town wakes up.');
  await expect(page.getByText('You’re offline. We’ll save your answers when you’re back.')).toBeVisible();
  await page.getByRole('button', { name: 'Next: services' }).click();
  await expect(page.getByRole('heading', { name: 'What do you do, and what does it cost?' })).toBeFocused();
  await page.getByLabel('Service', { exact: true }).first().fill('Sourdough');
  await page.getByRole('link', { name: /^Step 8: Review/ }).click();
  await expect(page.getByText('Some answers aren’t saved yet')).toBeVisible();
  await expect(page.getByText(/description is missing/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.waitForURL('**/onboarding/review');
  await page.reload();
  await expect(page.getByText('We bake bread and rolls before the town wakes up.')).toBeVisible();
  await expect(page.getByText('Sourdough')).toBeVisible();
});
