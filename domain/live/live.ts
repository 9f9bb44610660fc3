/** Changes as screens see them: a topic with an ID, no data. */
export { type Change, onChange } from '../../db/live.ts';
