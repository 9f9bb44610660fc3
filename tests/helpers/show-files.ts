import type { Page } from '@playwright/test';
import type { SiteFiles } from '../../sites/render/files.ts';

/** Answers a page's requests to an origin with the files of a site, and no longer with those of another one. */
export async function showFiles(page: Page, origin: string, files: SiteFiles): Promise<void> {
  await page.unroute(`${origin}/**`);
  await page.route(`${origin}/**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    return file ? route.fulfill({ body: file.body, contentType: file.type }) : route.fulfill({ status: 404 });
  });
}
