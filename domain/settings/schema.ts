import { z } from 'zod';

/** Settings with the seed's numbers as defaults. Money in cents, US dollars. */
export const settingsSchema = z.object({
  /** Seed section 9: $299 one-time. */
  setupCents: z.int().min(0).default(29_900),
  /** Seed section 9: $29 per month. */
  monthlyCents: z.int().min(0).default(2_900),
  /** Seed section 9: 'Only 1 new project slot per day'. */
  dailyCapacity: z.int().min(1).max(1000).default(1),
  /** Seed section 9: first draft within 24 hours. */
  draftHours: z.int().min(1).default(24),
  /** Seed section 9: edits in 48-51 hours: due at the first, late at the second. */
  editDueHours: z.int().min(1).default(48),
  editLateHours: z.int().min(1).default(51),
  /** Version of the terms that a buyer ticks. */
  termsVersion: z.string().default('2026-11-21'),
  /** Days until an unpaid order expires (product.md section 4). */
  orderDays: z.int().min(1).default(14),
  /** Whether a missed draft deadline credits the first month. */
  creditMissedDeadline: z.boolean().default(true),
});
export type Settings = z.infer<typeof settingsSchema>;
export type SettingKey = keyof Settings;
