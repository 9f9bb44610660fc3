import { listLimits } from '../../sites/brief/limits.ts';

/** A text whose tidying the owner undid. It's published as typed as long as the field has this text. */
export interface KeptText {
  field: string;
  text: string;
}

/** The list with one more text. It replaces the one of the same field, and the oldest go if there's no room. */
export function withKept(kept: readonly KeptText[], added: KeptText): KeptText[] {
  return [...kept.filter(({ field }) => field !== added.field), added].slice(-listLimits.kept);
}
