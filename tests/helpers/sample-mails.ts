import { expect, type Page } from '@playwright/test';

/** Every sample email that a demo shows under /dev/mails, with the address of its HTML alone. */
export async function sampleMails(page: Page, url: string): Promise<{ name: string; address: string }[]> {
  await page.goto(`${url}/dev/mails`);
  const searches = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search));
  expect(searches.length).toBeGreaterThan(25);
  return searches.map((search) => {
    const asked = new URLSearchParams(search);
    const sample = new URLSearchParams({ sample: asked.get('sample') ?? '' });
    return { name: search, address: `${url}/dev/mails/${asked.get('mail')}?${sample}` };
  });
}
