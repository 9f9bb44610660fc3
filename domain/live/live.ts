/** What screens may hear of changes: a topic with an id, never data. */
export { type Change, onChange } from '../../db/live.ts';
