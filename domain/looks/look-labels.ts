import type { OtherLook } from '../../sites/other-looks.ts';

/** The theme and seed that make a look. */
export type ChosenLook = OtherLook['chosen'];

/** The start of the labels of hosts that show looks of a version or of an unfinished brief. */
export const lookHosts = {
  version: (token: string) => `l-${token}`,
  brief: (token: string) => `b-${token}`,
};

/** The label of the host that shows a look: `l-TOKEN-deepend-7` (of a version), `b-TOKEN-deepend-7` (of an unfinished brief). */
export function lookLabel(host: string, { theme, seed }: ChosenLook): string {
  return `${host}-${theme}-${seed}`;
}

/** The token and the look in such a label. */
export function readLookLabel(label: string): { token: string; chosen: ChosenLook } | undefined {
  const [, token, theme, seed] = /^[bl]-([a-z2-7]{20})-([a-z]{3,20})-(\d{1,15})$/.exec(label) ?? [];
  return token && theme && seed ? { token, chosen: { theme, seed: Number(seed) } } : undefined;
}
