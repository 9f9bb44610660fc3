import { forget, recall, remember } from './browser-memory.ts';

/** A message that isn't sent survives a reload and the end of the session, for this tab and this person. */
const prefix = 'draft ';

/** The unsent message of a person to the screen at `path`. Empty if there is none. */
export function keptMessage(userId: string | undefined, path: string): string {
  return recall('sessionStorage', `${prefix}${userId} ${path}`) ?? '';
}

/** Keeps a message until it's replaced. An empty one is removed. */
export function keepMessage(userId: string | undefined, path: string, text: string): void {
  const key = `${prefix}${userId} ${path}`;
  if (text) remember('sessionStorage', key, text);
  else forget('sessionStorage', key);
}

/** True if this tab keeps anyone's unsent message to this screen, whatever the query. */
export function isMessageKept(path: string): boolean {
  const screen = path.split('?', 1)[0];
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix) && key.split(' ')[2]?.split('?', 1)[0] === screen);
  } catch {
    return false;
  }
}
