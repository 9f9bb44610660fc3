import { expect, test } from 'vitest';
import { withPausedForms } from './pause-forms.ts';

const page = (form: string) =>
  `<!DOCTYPE html><html lang="en"><head></head><body><main><section id="form">${form}</section></main></body></html>`;

test('a sentence replaces each of the site’s forms, as text', () => {
  const form = '<h2>Write</h2><form method="post" action="/forms/contact"><input name="name"></form>';
  expect(withPausedForms(page(form + form.replace('contact', 'booking')), 'Call <b>(919) 555-0148</b> & ask.')).toBe(
    page('<h2>Write</h2><p class="form-paused">Call &lt;b&gt;(919) 555-0148&lt;/b&gt; &amp; ask.</p>'.repeat(2)),
  );
});

test('a page without such a form isn’t touched', () => {
  const plain = page('<form action="https://elsewhere.example/search"></form><p>A < B</p>');
  expect(withPausedForms(plain, 'Paused.')).toBe(plain);
});
