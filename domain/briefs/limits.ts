import { withinLimit } from '../limits/limits.ts';

/** True if an account may save another answer or photo now. The limits are far above normal use. */
export async function maySave(userId: string): Promise<boolean> {
  return (await withinLimit('briefSave', userId)).ok && (await withinLimit('briefSaveDay', userId)).ok;
}
