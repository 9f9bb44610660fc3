import type { ConsoleMessage, Page } from '@playwright/test';

/** Whether a console message is a complaint of the page: an error or a warning that is not of the test's own making. */
export function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) && !ownDoing.some((words) => message.text().includes(words));
}

/** Collects what a page complains of or fails to get. The returned function gives what has come since its last call. */
export function complaintsOf(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => void (isComplaint(message) && complaints.push(message.text())));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page ends what it still has open.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`);
  });
  return () => complaints.splice(0);
}

/** The tests block service workers. */
const ownDoing = ['Service Worker registration blocked'];
