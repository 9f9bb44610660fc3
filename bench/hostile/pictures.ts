import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { openBrief } from '../../domain/briefs/opening.ts';
import { type Listener, makeListeners } from '../live/listeners.ts';
import { type Answers, newSender, post } from './posting.ts';

/** Sides of square pictures: one that decodes to 196 MB, and the largest that visitors and customers may send. */
export const sides = { huge: 7000, message: 4900, visitor: 4000 } as const;

/** A picture of one color: few bytes, many pixels. */
export async function plainPicture(side: number): Promise<File> {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#4a6b57' } })
    .webp()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.webp', { type: 'image/webp' });
}

type Send = (picture: File, answers: Answers) => Promise<unknown>;

/** Senders of pictures, `each` of every kind: visitors (contact form), writers (customers' messages) and owners (briefs). */
export async function senders(each: number): Promise<{ visitors: Send[]; writers: Send[]; owners: Send[] }> {
  const people = await makeListeners(each * 2);
  const owners = people.slice(each);
  const projects = await Promise.all(owners.map(async ({ userId }) => (await openBrief(userId)).project.id));
  return {
    visitors: Array.from({ length: each }, (_, n) => asVisitor(n)),
    writers: people.slice(0, each).map(asWriter),
    owners: owners.map((owner, n) => asOwner(owner, projects[n] ?? '')),
  };
}

const asVisitor =
  (n: number): Send =>
  (picture, answers) => {
    const message = `Can you make us a site like the one in the picture? This is question ${n}.`;
    const fields = {
      topic: 'before',
      name: 'Hostile Visitor',
      email: `visitor-${n}@bench.test`,
      phone: '',
      message,
      website: '',
      tookMs: '9000',
    };
    return post('/contact', formOf(fields, picture), newSender(), answers);
  };

const asWriter =
  ({ cookie }: Listener): Send =>
  (picture, answers) =>
    post(
      '/portal/messages?project=general',
      formOf({ intent: 'write', body: 'Look.', draftKey: randomUUID() }, picture),
      newSender(cookie),
      answers,
    );

const asOwner =
  ({ cookie }: Listener, project: string): Send =>
  (picture, answers) =>
    post('/onboarding/upload', formOf({ intent: 'add', project, kind: 'photo' }, picture), newSender(cookie), answers);

function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}
