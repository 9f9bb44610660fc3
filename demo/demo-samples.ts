import { db } from '../db/connect.ts';
import { activityItems, testimonials } from '../db/schema/index.ts';
import { minuteMs } from '../time/units.ts';

/**
 * Four testimonials and five activity items that show what these places look like. They're marked as samples in the database
 * and on the page. They're added once, in demo mode only.
 */
export async function fillSamples(): Promise<void> {
  await db().transaction(async (tx) => {
    const existing = await tx.select({ id: testimonials.id }).from(testimonials).limit(1);
    if (existing.length) return;
    await tx
      .insert(testimonials)
      .values(sampleTestimonials.map((testimonial, position) => ({ ...testimonial, position, rating: 5, sample: true })));
    const now = Date.now();
    await tx
      .insert(activityItems)
      .values(
        sampleActivity.map(({ minutesAgo, ...item }) => ({ ...item, sample: true, happenedAt: new Date(now - minutesAgo * minuteMs) })),
      );
  });
}

const sampleTestimonials = [
  {
    name: 'Dana Whitlock',
    business: 'Juniper & Salt',
    content:
      'I answered the questions on Tuesday after close. Wednesday lunch I had a site with my prices on it and someone booked color through it.',
  },
  {
    name: 'Marcus Bell',
    business: 'Bell Roofing',
    content:
      'I sent six photos from the truck and said what we do. The draft had them where they belong. I changed one phone number and said yes.',
  },
  {
    name: 'Ines Carrillo',
    business: 'Carrillo Dental',
    content: 'It says what insurance we take and when we are open, in plain words. That is what people used to call about.',
  },
  {
    name: 'Tom Adair',
    business: 'Adair Lawn & Tree',
    content:
      'I asked for a different picture on the front page in the evening. The next afternoon it was there, with the old one beside it to compare.',
  },
];

const sampleActivity = [
  { name: 'Dana', location: 'St. George', action: 'started a five-page site', minutesAgo: 14 },
  { name: 'Marcus', location: 'Jacksonville', action: 'got a finished draft', minutesAgo: 55 },
  { name: 'Ines', location: 'Boise', action: 'went live', minutesAgo: 130 },
  { name: 'Tom', location: 'Raleigh', action: 'started a five-page site', minutesAgo: 320 },
  { name: 'Ruth', location: 'Knoxville', action: 'went live', minutesAgo: 1380 },
];
