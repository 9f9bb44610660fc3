import { answerAt } from '../../../domain/briefs/schema.ts';
import { addressName } from '../../../domain/briefs/slug.ts';
import { generateSite } from '../../../domain/versions/building.ts';
import { siteSources } from '../../../domain/versions/sources.ts';
import { sendForAnswer } from '../../setup/sending.ts';
import { browserForm } from '../browser-form.ts';
import type { Input, Typed } from '../input.ts';
import { type Outcome, outcome, seenOn } from '../outcome.ts';
import { readPage } from '../page.ts';
import type { People } from '../people.ts';

/** A small bakery's brief, as its owner types it into the steps. Fields that no input changes aren't asked again. */
const base: Record<string, Typed> = {
  business: {
    'business.name': 'Juniper Bread',
    'business.trade': 'bakery',
    'business.description': 'We bake sourdough and rye every morning.',
    'business.tagline': '',
    'business.phone': '(919) 555-0148',
    'business.email': 'hello@juniper.example',
    'business.address.street': '12 Elm St',
    'business.address.city': 'Raleigh',
    'business.address.state': 'NC',
    'business.address.zip': '27601',
    'business.serviceArea': '',
    'business.founded': '',
    'business.languages': '',
    'business.called': '',
    'business.state': '',
    'business.hours.listed': '',
    language: 'en',
  },
  services: {
    'services.0.name': 'Sourdough loaf',
    'services.0.price': '$9',
    'services.0.description': '',
    'business.payments.listed': 'yes',
    'business.payments.other': '',
    'business.parking': '',
  },
  proof: {},
  // Empty rows remove those of the input before.
  pages: {
    pages: ['home', 'about', 'services', 'contact', 'faq'],
    'details.faq.0.question': '',
    'details.pricing.0.name': '',
    'details.shop.0.name': '',
    'details.blog.0.title': '',
  },
  domain: { 'domain.kind': 'free', 'domain.name': '', 'domain.address': '' },
};

const stepOf = (field: string) =>
  Object.keys(base).find((step) => base[step] && field in base[step]) ??
  (/^(?:services|details\.steps|business\.(?:payments|parking|serviceArea))/.test(field)
    ? 'services'
    : /^(?:proof|promises|business\.(?:licences|people|links))/.test(field)
      ? 'proof'
      : /^details/.test(field)
        ? 'pages'
        : 'business');

/** Steps that an input changed, which have to be sent again as they were. */
let changed = new Set(Object.keys(base));

/** Types into the steps of a brief and sends each as its page without script does, asks what's wrong, and makes the draft. */
export async function typeIntoBrief({ typed }: Input, { writer }: People): Promise<Outcome> {
  const steps = Map.groupBy(Object.entries(typed), ([field]) => stepOf(field));
  const posts = new Set([...changed, ...steps.keys()]);
  changed = new Set(steps.keys());
  for (const step of posts) {
    const { body, type } = browserForm({ ...base[step], ...Object.fromEntries(steps.get(step) ?? []) });
    const { status } = await sendForAnswer({ path: `/onboarding/${step}`, cookie: writer.cookie, body, type });
    if (status !== 302) return outcome(status);
  }
  const form = { intent: 'save', project: writer.projectId, path: 'look.tone', value: '""' };
  const { status, text } = await sendForAnswer({ path: '/onboarding/save', cookie: writer.cookie, form });
  const saved = JSON.parse(text) as { problems: { field: string; message: string }[]; host: string };
  const sources = await siteSources(writer.projectId);
  const stored = Object.fromEntries(Object.keys(typed).map((field) => [field, answerAt(sources.answers, field)]));
  const reasons = Object.fromEntries(saved.problems.map(({ field, message }) => [field, message]));
  if (saved.problems.length > 0) return outcome(status, { reasons, stored });
  const { files, gate } = await generateSite(sources);
  const pages = [...files].filter(([path, { type }]) => type.startsWith('text/html') && !path.startsWith('/thanks'));
  const read = pages.map(([path, { body }]) => ({ path, page: readPage(body.toString()) }));
  const data = read.flatMap(({ page }) => page.data);
  return outcome(status, {
    taken: true,
    stored,
    host: saved.host.split('.')[0] ?? addressName(sources.answers),
    data,
    seen: [...read.map(({ path, page }) => seenOn(path, page)), { where: 'structured data', text: textsIn(data).join('\n'), dials: [] }],
    held: gate.checks.filter(({ status }) => status === 'fail').map(({ label, where }) => `${label}: ${where?.[0] ?? ''}`),
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
