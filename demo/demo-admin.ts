import { eq } from 'drizzle-orm';
import { demoAccounts } from '../content/demo-accounts.ts';
import { db } from '../db/connect.ts';
import { bookings, cityRates, discountCodes } from '../db/schema/index.ts';
import { book } from '../domain/bookings/bookings.ts';
import { offerNow } from '../domain/bookings/calendar.ts';
import { makeCode } from '../domain/discounts/making.ts';
import { setCityRate } from '../domain/rates/rates.ts';
import { changeSettings } from '../domain/settings/settings.ts';
import { accepted } from './accepted.ts';

const partnerCode = 'MAINSTREET15';

/** Cities with a startup rate, with the code for it. */
const cityCodes = [
  { city: 'provo-orem', code: 'PROVO249', note: 'Startup rate in Provo-Orem', amountCents: 5000 },
  { city: 'bend', code: 'BEND199', note: 'Startup rate in Bend', amountCents: 10_000 },
];

/** Public pages of the networks themselves, so the footer's icons lead somewhere. Real profiles are the operator's. */
const sampleProfiles = {
  socialInstagram: 'https://www.instagram.com/instagram/',
  socialFacebook: 'https://www.facebook.com/facebook/',
  socialLinkedin: 'https://www.linkedin.com/company/linkedin/',
};

/** Adds what an operator would have: a booked call, a discount code of a partner, startup rates of two cities, social profiles. Each once. */
export async function fillAdmin(ownerId: string, adminId: string): Promise<void> {
  if (!(await db().$count(bookings, eq(bookings.userId, ownerId)))) await bookCall(ownerId);
  if (!(await db().$count(discountCodes, eq(discountCodes.code, partnerCode))))
    accepted(
      await makeCode(
        {
          code: partnerCode,
          note: 'Newsletter of the Main Street merchants',
          percent: 15,
          amountCents: null,
          maxUses: 40,
          lastDay: null,
          oncePerCustomer: true,
        },
        `admin:${adminId}`,
      ),
    );
  for (const { city, ...code } of cityCodes) {
    if (await db().$count(cityRates, eq(cityRates.citySlug, city))) continue;
    if (!(await db().$count(discountCodes, eq(discountCodes.code, code.code))))
      accepted(await makeCode({ ...code, percent: null, maxUses: null, lastDay: null, oncePerCustomer: true }, `admin:${adminId}`));
    accepted(await setCityRate(city, code.code, `admin:${adminId}`));
  }
  await changeSettings(sampleProfiles, `admin:${adminId}`);
}

/** In the middle of the third available day: soon enough to be visible, but not among the first times offered to visitors. */
async function bookCall(ownerId: string): Promise<void> {
  const { days } = await offerNow();
  const { times = [] } = days.filter((day) => day.times.length > 0)[2] ?? {};
  const startsAt = times[Math.floor(times.length / 2)];
  if (!startsAt) return;
  const call = {
    name: 'Mari Gold',
    email: demoAccounts.liveOwner,
    phone: '(615) 555-0114',
    topic: 'site' as const,
    message: 'I’d like to add a page about bridal packages before spring. Is that an edit or a new page?',
    zone: 'America/Chicago',
    startsAt,
  };
  accepted(await book(call, ownerId, { actor: `user:${ownerId}` }));
}
