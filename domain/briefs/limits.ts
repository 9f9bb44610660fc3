import { withinLimit } from '../limits/limits.ts';

/** True if an account may save another answer or picture of its brief now. The limits are far above what a person types. */
export async function maySave(userId: string): Promise<boolean> {
  return (await withinLimit('briefSave', userId)).ok && (await withinLimit('briefSaveDay', userId)).ok;
}
