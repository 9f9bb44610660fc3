import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { env } from '../../../base/env.ts';
import { db } from '../../../db/connect.ts';
import { mails } from '../../../db/schema/index.ts';
import { nightlyBackup } from '../../../domain/backups/nightly.ts';
import { notifyOfFullDisk } from '../../../domain/health/disk.ts';
import { notifyOfFailedJobs } from '../../../domain/health/failed-jobs.ts';
import { failMail } from '../../../domain/health/failed-mails.ts';
import { notifyOfDamage } from '../../../domain/hosting/damage.ts';
import { queueMail } from '../../../domain/mails/mails.ts';
import { projectRow } from '../projects.ts';
import { type Scenarios, toStaff } from './scenario.ts';

/** Troubles of the server. */
export const operationScenarios = {
  'file-damaged': async ({ admin }) => {
    const { projectId } = await projectRow({ name: 'Aspen Plumbing' });
    const text = 'Aspen Plumbing: /img/door.webp. Check the disk, and restore the file from a backup.';
    return {
      trigger: () => notifyOfDamage(projectId, '/img/door.webp', false),
      ...toStaff(admin, 'A file is damaged and we couldn’t repair it', text),
    };
  },
  'job-failed': async ({ admin, queue }) => {
    const { boss } = queue();
    await boss.send('expire-orders', {}, { retryLimit: 0 });
    const [job] = await boss.fetch('expire-orders');
    await boss.fail('expire-orders', job?.id ?? '');
    const text = '“expire-orders” failed on its last attempt. See the worker log for the reason.';
    return { trigger: notifyOfFailedJobs, ...toStaff(admin, 'Job failed', text) };
  },
  'backup-failed': async ({ admin }) => {
    const text =
      'The address of a bucket can’t include a user or password. Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY. Run the commands doctor and backup on the server.';
    return {
      trigger: async () => {
        const { backupTo } = env();
        Object.assign(env(), { backupTo: 'https://me:secret@backups.example/bucket' });
        await expect(nightlyBackup()).rejects.toThrow('can’t include a user or password');
        Object.assign(env(), { backupTo });
      },
      ...toStaff(admin, 'The nightly backup failed', text),
    };
  },
  'disk-full': async ({ admin }) => {
    const text = 'Less than 200 MB is free where photos, sites and files are stored. Free up space, or drafts and uploads will fail.';
    return { trigger: () => notifyOfFullDisk(Number.MAX_SAFE_INTEGER), ...toStaff(admin, 'The disk is nearly full', text) };
  },
  'mail-failed': async ({ admin }) => {
    const props = { title: 'A test', message: 'A test.', url: '' };
    await queueMail(db(), { eventKey: 'undelivered', template: 'staff-notice', recipient: 'gone@people.test', props });
    const [mail] = await db().update(mails).set({ attempts: 7 }).where(eq(mails.eventKey, 'undelivered')).returning();
    const text = 'We couldn’t deliver a “staff-notice” email after 7 attempts. The mail settings say why, and can send it again.';
    return { trigger: () => failMail(mail?.id ?? ''), bell: [[admin, 'Email not delivered', text]], mails: [] };
  },
} satisfies Partial<Scenarios>;
