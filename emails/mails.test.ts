import { expect, test } from 'vitest';
import { mailSample, mailTemplates, renderMail } from './render.tsx';

test.each(mailTemplates)('%s renders its sample with a subject, a plain text, and no address but its own', async (template) => {
  const { subject, html, text } = await renderMail(template, await mailSample(template));
  expect(subject.length).toBeGreaterThan(4);
  expect(subject).not.toMatch(/undefined|\[object/);
  expect(html).not.toMatch(/undefined|\[object|<img/);
  expect(text.length).toBeGreaterThan(80);
});

test('words of strangers are escaped', async () => {
  const sample = (await mailSample('lead-received')) as object;
  const { html, subject } = await renderMail('lead-received', { ...sample, name: 'x\r\nBcc: y@z', message: '<script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert');
  expect(subject).not.toMatch(/[\r\n]/);
});
