import { readdirSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { matchRoutes } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { becomeBrand, ownBrand } from '../content/brand.ts';
import { trialSentences } from '../content/trial.ts';
import { routePaths } from '../tests/helpers/route-paths.ts';
import { oursIn, secondBrand } from '../tests/helpers/second-brand.ts';
import routes from '../web/routes.ts';
import { colors } from './mail-style.ts';
import { mailSamples, mailTemplates, renderMail } from './render.tsx';
import type { MailTemplate } from './templates.ts';

const samples = (
  await Promise.all(
    mailTemplates.map(async (template) =>
      Object.entries(await mailSamples(template)).map(([name, props]) => ({
        name: name ? `${template}, ${name}` : template,
        template,
        props,
      })),
    ),
  )
).flat();

test('every file of an email is a template', () => {
  const files = readdirSync('emails').filter((name) => name.endsWith('.tsx') && !['letter.tsx', 'render.tsx', 'sums.tsx'].includes(name));
  expect(files.map((name) => name.slice(0, -'.tsx'.length)).sort()).toEqual([...mailTemplates].sort());
});

test('the compiler checks what is sent against the props of its template', async () => {
  const edit = { firstName: 'Dana', siteName: 'Juniper & Salt', edits: [], url: 'https://sunup.test/portal' };
  expect((await renderMail('edit-done', edit)).subject).toContain('Juniper & Salt');
  const { siteName, ...rest } = edit;
  // @ts-expect-error: a renamed prop.
  expect((await renderMail('edit-done', { ...rest, site: siteName })).subject).toContain('undefined');
  // @ts-expect-error: the props of another template.
  expect((await renderMail('login-code', edit)).subject).toContain('undefined');
});

test('text of an email contrasts with its background, in the light and dark theme', () => {
  const { ink, quiet, sheet, page, nightInk, nightQuiet, deep, nightSun, onNightSun, primary, onPrimary } = colors();
  const light = [sheet, page].flatMap((ground) => [ink, quiet].map((text) => [text, ground]));
  const night = [ink, deep].flatMap((ground) => [nightInk, nightQuiet].map((text) => [text, ground]));
  for (const [text = '', ground = ''] of [...light, ...night, [onNightSun, nightSun], [onPrimary, primary]])
    expect(wcagContrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
});

test.each(samples)(
  '$name has a subject, a preheader, a heading, one button at most, and no address but ours',
  async ({ template, props }) => {
    const { subject, html, text } = await renderMail(template, props);
    expect(subject.length).toBeGreaterThan(4);
    expect(subject.length).toBeLessThan(80);
    expect(`${subject}${html}${text}`).not.toMatch(/undefined|\[object|NaN/);
    expect(html).not.toMatch(/<img|@font-face|url\(/);
    expect(/data-skip-in-text="true"[^>]*>\s*([^<‌]{5,})/.exec(html)?.[1]?.trim(), 'preheader').toBeTruthy();
    expect(html.match(/aria-level="1"/g)).toHaveLength(1);
    expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(html).toContain('prefers-color-scheme:dark');
  },
);

// Every amount, date, label and link of an email, read whole. After a change: `npx vitest run emails -u`, then read the difference.
test.each(mailTemplates)('%s says what emails/texts has of it', async (template) => {
  const all = Object.entries(await mailSamples(template)).map(async ([name, props]) => {
    const { subject, text } = await renderMail(template, props);
    return `## ${name || 'as a rule'}\n\nSubject: ${subject}\n\n${text}\n`;
  });
  await expect((await Promise.all(all)).join('\n')).toMatchFileSnapshot(`texts/${template}.txt`);
});

async function textOf(template: MailTemplate, name: string): Promise<string> {
  const samples = await mailSamples(template);
  return (await renderMail(template, samples[name] ?? samples[''])).text;
}

test('a receipt names the start day only while work waits for the brief, since a draft may follow in the same minute', async () => {
  expect(await textOf('order-paid', '')).toContain('Your start day');
  const withBrief = await textOf('order-paid', 'brief is in');
  expect(withBrief).toContain('we’re building your draft. Most are ready within a minute.');
  expect(withBrief).not.toContain('start day');
});

test('a month has its tax beside its price, and what is paid is called the total', async () => {
  expect(await textOf('order-paid', 'with discount and tax')).toContain('$29 plus $2.57 New York sales tax');
  expect(await textOf('order-paid', '')).not.toContain('plus');
  expect(await textOf('bill-paid', '')).toContain('Total: $31.57');
});

test.each([
  ['bill-paid', 'part of it a credit', ['Total: $31.57', 'From your credit: $10', 'Paid: $21.57, Visa ending 4242']],
  ['order-paid', 'with discount and tax', ['Setup (one-time): $299', 'Discount: −$29.90', 'New York sales tax: $23.88', 'Total: $292.98']],
  [
    'order-invoice',
    'with discount and tax',
    ['Setup (one-time): $299', 'Discount: −$29.90', 'New York sales tax: $23.88', 'Total: $292.98'],
  ],
] as const)('%s, %s: each amount is shown beside its own label', async (template, sample, lines) => {
  expect((await textOf(template, sample)).split('\n')).toEqual(expect.arrayContaining([...lines]));
});

test.each(samples)('$name reads well as plain text', async ({ template, props }) => {
  const { text, html } = await renderMail(template, props);
  expect(text.length).toBeGreaterThan(80);
  expect(text).not.toMatch(/<\w|&\w+;|\n{4}/);
  for (const [, href = ''] of html.matchAll(/<a [^>]*class="button"[^>]*href="([^"]+)"|<a [^>]*href="([^"]+)"[^>]*class="button"/g))
    expect(text).toContain(href.replaceAll('&amp;', '&'));
});

test.each(samples)('links of $name lead to our pages', async ({ template, props }) => {
  const { html } = await renderMail(template, props, 'https://sunup.test/portal/settings/notifications');
  const known = [...routePaths(routes).filter((path) => path !== '/*'), '/api/contact-files/:id'].map((path) => ({ path }));
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(links.length).toBeGreaterThan(0);
  const lost = links.filter(
    (href) =>
      !/^(?:mailto|tel):/.test(href) &&
      !(URL.canParse(href) && (new URL(href).host.endsWith('.sites.localhost:3000') || matchRoutes(known, new URL(href).pathname))),
  );
  expect(lost).toEqual([]);
});

test('an email that can be turned off links to the settings in both parts', async () => {
  const { '': sample } = await mailSamples('site-live');
  const url = 'https://sunup.test/portal/settings/notifications';
  const on = await renderMail('site-live', sample, url);
  expect([on.html, on.text]).toEqual([expect.stringContaining(`href="${url}"`), expect.stringContaining(url)]);
  expect((await renderMail('site-live', sample)).text).not.toContain('Choose which emails');
});

test('the text part keeps the lines and paragraphs of messages', async () => {
  const { '': answer } = await mailSamples('message-answer');
  const words = 'We need:\n- the name of your domain\n- where it is now\n\nIt keeps working while it moves.';
  expect((await renderMail('message-answer', { ...answer, answer: words })).text).toContain(`\n\n${words}\n\n`);
  const { '': lead } = await mailSamples('lead-received');
  expect((await renderMail('lead-received', { ...lead, message: 'Two things:\nprice and day' })).text).toContain(
    'Two things:\nprice and day',
  );
});

test('the sender of a lead can be called or emailed with a tap', async () => {
  const { '': sample } = await mailSamples('lead-received');
  const { html } = await renderMail('lead-received', { ...sample, phone: '+1 (435) 555-0110', email: 'rosa?x=1@example.com' });
  expect(html).toContain('href="tel:+14355550110"');
  expect(html).toContain('href="mailto:rosa%3Fx%3D1@example.com"');
});

test('strangers’ words are escaped', async () => {
  const { '': sample } = await mailSamples('lead-received');
  const { html, subject } = await renderMail('lead-received', { ...sample, name: 'x\r\nBcc: y@z', message: '<script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert');
  expect(subject).not.toMatch(/[\r\n]/);
});

test('every email of a trial says so, below its sender’s name, and no other does', async () => {
  for (const template of mailTemplates) {
    const props = (await mailSamples(template))[''];
    const { html, text } = await renderMail(template, props, '', { trialNote: trialSentences.stripe });
    expect(text.split('\n').slice(0, 6).join('\n'), template).toContain(trialSentences.stripe);
    expect(html.split(trialSentences.stripe), template).toHaveLength(2);
    expect((await renderMail(template, props)).html, template).not.toContain(trialSentences.stripe);
  }
});

describe('another brand', () => {
  afterEach(() => becomeBrand(ownBrand));
  const mark = { supportHours: 'Mon-Fri 9-5', markUrl: 'https://harbor.example/brand/mark.png' };

  test.each(samples)('$name says nothing of ours, in its subject, its HTML and its text', async ({ template, props }) => {
    const before = await renderMail(template, props);
    expect(oursIn(before.html.replaceAll('https://sunup.test', '')).length).toBeGreaterThan(0);
    becomeBrand(secondBrand);
    const { subject, html, text } = await renderMail(template, props, '', mark);
    // Samples have links to an address of ours, which the app replaces by its own.
    for (const said of [subject, html, text]) expect(oursIn(said.replaceAll('https://sunup.test', ''))).toEqual([]);
    expect(text).toContain(secondBrand.postalAddress);
    expect(html).toContain('src="https://harbor.example/brand/mark.png"');
    expect(html).not.toContain('#ffb533');
  });

  test('without a phone or an address, an email names neither', async () => {
    becomeBrand({ ...secondBrand, phone: '', postalAddress: '' });
    const { text } = await renderMail('welcome', { firstName: 'Dana', url: 'https://harbor.example/onboarding' });
    expect(text).toMatch(/Harbor Pages\. Support 10am-6pm daily, hello@harbor\.example\.$/m);
  });
});
