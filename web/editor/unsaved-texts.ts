import type { Change } from './change.ts';

/** A text that was typed and isn't saved. `isSent` once its editing has ended. */
export interface TypedText {
  change: Change;
  isSent: boolean;
}

const nameOf = (projectId: string) => `sunup-editor:${projectId}`;

/** What was typed in this browser and isn't saved, by place. */
export function readTyped(projectId: string): Record<string, TypedText> {
  try {
    return JSON.parse(localStorage.getItem(nameOf(projectId)) ?? '{}') as Record<string, TypedText>;
  } catch {
    return {};
  }
}

/** Remembers a text until it's saved, or forgets it. Without storage, only a reload loses it. */
export function rememberTyped(projectId: string, key: string, change: Change | undefined, isSent = true): void {
  const { [key]: _, ...others } = readTyped(projectId);
  try {
    const next = change ? { ...others, [key]: { change, isSent } } : others;
    if (Object.keys(next).length > 0) localStorage.setItem(nameOf(projectId), JSON.stringify(next));
    else localStorage.removeItem(nameOf(projectId));
  } catch {
    // A full or forbidden storage mustn't stop anyone from typing.
  }
}
