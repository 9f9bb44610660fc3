import { withinLimit } from '../accounts/limits.ts';

/** Whether an account may save a further answer or picture of its brief now: far more often than anyone types, not without end. */
export async function maySave(userId: string): Promise<boolean> {
  return (await withinLimit('briefSave', userId)).ok && (await withinLimit('briefSaveDay', userId)).ok;
}
