import type { EditorData } from './editor-data.ts';

/** True if the look or the choice of pages is locked against whoever is editing. Operators change what is locked, too. */
export function isLockedFor({ locks, area }: EditorData, part: 'look' | 'pages'): boolean {
  return area === 'portal' && locks.includes(part);
}
