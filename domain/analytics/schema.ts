import { z } from 'zod';

/** The events we count, with the parameters of each. */
export interface EventProps {
  page_view: Record<string, never>;
  cta_click: { cta_name: string; cta_location: string };
  onboarding_step: { step_number: number; step_name: string };
  form_submission: { form_name: string };
  exit_intent_shown: { trigger: 'mouse_leave' };
  exit_intent_conversion: { email_captured: boolean };
}
export type EventName = keyof EventProps;

/** PostgreSQL refuses any other text, and one event it refuses would hold up all events written with it. */
const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));
const word = storable.max(60);
const nothing = z.strictObject({}).default({});

/** Events that a browser can report. */
export const reportSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('page_view'), path: storable, props: nothing }),
  z.strictObject({ name: z.literal('cta_click'), path: storable, props: z.strictObject({ cta_name: word, cta_location: word }) }),
  z.strictObject({
    name: z.literal('onboarding_step'),
    path: storable,
    props: z.strictObject({ step_number: z.int().min(1).max(20), step_name: word }),
  }),
  z.strictObject({ name: z.literal('form_submission'), path: storable, props: z.strictObject({ form_name: word }) }),
  z.strictObject({
    name: z.literal('exit_intent_shown'),
    path: storable,
    props: z.strictObject({ trigger: z.literal('mouse_leave') }),
  }),
  z.strictObject({
    name: z.literal('exit_intent_conversion'),
    path: storable,
    props: z.strictObject({ email_captured: z.boolean() }),
  }),
]);
