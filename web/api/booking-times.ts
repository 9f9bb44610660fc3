import type { Hono } from 'hono';
import { offerNow } from '../../domain/bookings/calendar.ts';
import { sentDays } from '../../domain/bookings/schema.ts';
import { withinLimit } from '../../domain/limits/limits.ts';
import { clientAddressOf } from '../http/client-address.ts';

/** GET /api/booking/times: the days and times that can be booked now, the same for everyone. */
export function addBookingTimes(app: Hono): void {
  app.get('/api/booking/times', async (context) => {
    const limit = await withinLimit('bookingTimes', clientAddressOf(context));
    if (!limit.ok) return context.text(limit.message, 429, { 'Retry-After': String(limit.retryInSeconds) });
    const { days, takesBookings } = await offerNow();
    return context.json({ days: takesBookings ? sentDays(days) : [], takesBookings }, 200, { 'Cache-Control': 'no-store' });
  });
}
