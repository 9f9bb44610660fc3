import type { ConsoleMessage } from '@playwright/test';

/** Whether a console message is a complaint of the page: an error or a warning that is not of the test's own making. */
export function isComplaint(message: ConsoleMessage): boolean {
  // The tests block service workers, and Playwright says so in the page's console.
  return ['error', 'warning'].includes(message.type()) && !message.text().includes('Service Worker registration blocked');
}
