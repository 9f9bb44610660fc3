import { sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { settings } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { type SettingKey, type Settings, settingsSchema } from './schema.ts';

/** All settings: stored rows over the defaults. */
export async function readSettings(tx: Connection = db()): Promise<Settings> {
  const rows = await tx.select().from(settings);
  return settingsSchema.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}

/** Stores one setting after checking it. Throws a ZodError for a value out of range. */
export async function changeSetting<Key extends SettingKey>(key: Key, value: Settings[Key], actor: string): Promise<void> {
  const checked = settingsSchema.shape[key].parse(value);
  await db().transaction(async (tx) => {
    const { [key]: before } = await readSettings(tx);
    await tx
      .insert(settings)
      .values({ key, value: checked, updatedBy: actor })
      .onConflictDoUpdate({ target: settings.key, set: { value: checked, updatedBy: actor, updatedAt: sql`now()` } });
    await recordAudit(tx, {
      actor,
      action: 'setting.change',
      subject: `setting:${key}`,
      detail: { reason: `Set to ${checked}`, from: before, to: checked },
    });
    await announce(tx, { topic: 'settings', id: key });
  });
}
