import { eq, sql } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { settings, users } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import type { SettingValue } from './kinds-schema.ts';
import { operatorDefaults } from './operator-defaults.ts';
import { defaultSettings, type SettingKey, type Settings, settingNames, settingOf, settingTable } from './schema.ts';

/** All settings: stored rows over the defaults. A stored value that doesn't match is logged and ignored, so it takes no page down. */
export async function readSettings(tx: Connection = db()): Promise<Settings> {
  const rows = await tx.select().from(settings);
  return { ...defaultSettings(), ...operatorDefaults(), ...Object.fromEntries(rows.filter(isValid).map(({ key, value }) => [key, value])) };
}

function isValid({ key, value }: typeof settings.$inferSelect): boolean {
  const isSetting = Object.hasOwn(settingTable, key);
  const valid = isSetting && settingOf(key).stored.safeParse(value).success;
  if (isSetting && !valid) log.error({ setting: key }, 'a stored setting is invalid, so its default is used');
  return valid;
}

/** Stores one setting after checking it. Throws a ZodError for a value out of range. */
export async function changeSetting<Key extends SettingKey>(key: Key, value: Settings[Key], actor: string): Promise<void> {
  await changeSettings({ [key]: value }, actor);
}

/**
 * Stores several settings, all or none, and returns the keys of those that differed. Values that depend on what's stored come from a
 * function. Throws a ZodError for a value out of range. Can be a part of a transaction.
 */
export async function changeSettings(
  change: Partial<Settings> | ((before: Settings) => Partial<Settings>),
  actor: string,
  within: Connection = db(),
): Promise<SettingKey[]> {
  return within.transaction(async (tx) => {
    // One change at a time: each change records what the setting was before.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`);
    const before = await readSettings(tx);
    const wanted = typeof change === 'function' ? change(before) : change;
    const changed = (Object.keys(wanted) as SettingKey[]).filter((key) => wanted[key] !== before[key]);
    for (const key of changed) {
      const { stored, inWords } = settingOf(key);
      const value = stored.parse(wanted[key]);
      await tx
        .insert(settings)
        .values({ key, value, updatedBy: actor })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedBy: actor, updatedAt: sql`now()` } });
      await recordAudit(tx, {
        actor,
        action: 'setting.change',
        subject: `setting:${key}`,
        detail: {
          reason: `${settingNames()[key]}: ${inWords(before[key])} to ${inWords(value)}`,
          from: before[key],
          to: value,
        },
      });
      await publishChange(tx, { topic: 'settings', id: key });
    }
    return changed;
  });
}

export interface AdminSetting {
  value: SettingValue;
  /** What it is when no one changes it. */
  byDefault: SettingValue;
  /** Who changed it last, by name if it was a person. Null if no one did. */
  changedBy: string | null;
  changedAt: Date | null;
}

/** Every setting for Admin: its value, and who changed it last. */
export async function settingsForAdmin(): Promise<Record<SettingKey, AdminSetting>> {
  const [values, rows] = await Promise.all([
    readSettings(),
    db()
      .select({ key: settings.key, by: sql<string>`coalesce(${users.name}, ${settings.updatedBy})`, at: settings.updatedAt })
      .from(settings)
      .leftJoin(users, eq(sql`'admin:' || ${users.id}`, settings.updatedBy)),
  ]);
  const defaults = { ...defaultSettings(), ...operatorDefaults() };
  return Object.fromEntries(
    (Object.keys(values) as SettingKey[]).map((key) => {
      const row = rows.find((one) => one.key === key);
      return [key, { value: values[key], byDefault: defaults[key], changedBy: row?.by ?? null, changedAt: row?.at ?? null }];
    }),
  ) as Record<SettingKey, AdminSetting>;
}
