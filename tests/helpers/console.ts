import type { ConsoleMessage } from '@playwright/test';

/** Whether a console message is a complaint of the page: an error or a warning that is not of the test's own making. */
export function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) && !ownDoing.some((words) => message.text().includes(words));
}

/** The tests block service workers. */
const ownDoing = ['Service Worker registration blocked'];
