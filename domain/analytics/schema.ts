/** Events of seed section 7, and what each tells. */
export interface EventProps {
  page_view: Record<string, never>;
  cta_click: { cta_name: string; cta_location: string };
  onboarding_step: { step_number: number; step_name: string };
  form_submission: { form_name: string };
  exit_intent_shown: { trigger: 'mouse_leave' };
  exit_intent_conversion: { email_captured: boolean };
}
export type EventName = keyof EventProps;
