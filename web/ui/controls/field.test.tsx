import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, TextInput } from './field.tsx';

test('label, hint and error are tied to the control, and its value stays', () => {
  const html = renderToStaticMarkup(
    <Field label="Email" hint="We write once." error="Invalid email address">
      <TextInput name="email" defaultValue="dana@juniperandsalt" />
    </Field>,
  );
  const id = /<label for="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}"`);
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('value="dana@juniperandsalt"');
  expect(html).toMatch(new RegExp(`<p id="${id}-error"[^>]*>.*data-state="late".*Invalid email address</span></p>`));
});

test('without an error nothing is invalid, and its place is empty', () => {
  const html = renderToStaticMarkup(
    <Field label="Email">
      <TextInput name="email" />
    </Field>,
  );
  expect(html).not.toContain('aria-invalid=');
  expect(html).not.toContain('aria-describedby');
  expect(html).toContain('aria-live="polite"');
});
