/** 'Booking request, Drains, 2026-12-01, Morning': what a lead is, in a line. */
export function leadKind(lead: { kind: 'contact' | 'booking'; service: string | null; day: string | null; part: string | null }): string {
  return [lead.kind === 'booking' ? 'Booking request' : 'Message', lead.service, lead.day, lead.part].filter(Boolean).join(', ');
}
