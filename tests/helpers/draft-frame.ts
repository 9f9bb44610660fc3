import type { FrameLocator } from '@playwright/test';

/**
 * Chooses the top section of a draft in its frame, once the portal has turned on choosing sections in the frame. The
 * frame may be scaled, and Playwright doesn't know where to point in a scaled frame, so the headline gets the click.
 */
export async function chooseTopSection(frame: FrameLocator): Promise<void> {
  await frame.locator('html.sunup-choosing').waitFor({ state: 'attached' });
  await frame.getByRole('heading', { level: 1 }).dispatchEvent('click');
}
