import type { Locator, Page } from '@playwright/test';

/** What a person saw and did up to a point of their way. */
export interface Counts {
  /** Every page by its path, and every dialog, in order. A page that comes back counts again. */
  screens: string[];
  clicks: number;
  /** Labels of the fields they had to type into. */
  fields: string[];
}

/** Label of the page that belongs to the payment provider. */
const providerPage = 'payment provider';

/** A person on their way through a page of the browser. Screens are counted as the browser shows them, clicks and fields as they're used. */
export function countedWalk(page: Page) {
  const counts: Counts = { screens: [], clicks: 0, fields: [] };
  const see = (screen: string) => {
    if (counts.screens.at(-1) !== screen) counts.screens.push(screen);
  };
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
    const { pathname } = new URL(frame.url());
    see(pathname.includes('/checkout/') ? providerPage : pathname);
  });
  return {
    page,
    /** Clicks. A tile's checkbox lies under its picture, so it's clicked by force. */
    click: async (what: Locator, { force = false } = {}): Promise<void> => {
      await what.click({ force });
      counts.clicks++;
    },
    /** Types into an empty field. One that's filled in already isn't the person's work, so it fails. */
    type: async (what: Locator, text: string, label = text): Promise<void> => {
      const filled = await what.inputValue();
      if (filled) throw new Error(`The field for “${label}” already says “${filled}”.`);
      await what.fill(text);
      counts.fields.push(label);
    },
    /** Counts a dialog over a page, which is a step of its own. */
    dialog: (name: string) => see(name),
    /** Opens a link in an email. */
    openLink: async (url: string): Promise<void> => {
      counts.clicks++;
      await page.goto(url);
    },
    soFar: (): Counts => ({ ...counts, screens: [...counts.screens], fields: [...counts.fields] }),
  };
}
export type Walk = ReturnType<typeof countedWalk>;
