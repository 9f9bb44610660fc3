import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import VerifyEmail from './verify-email.tsx';

function shownFor(email: string): string {
  const loaderData = { token: null, next: '/onboarding', email, waitSeconds: 0, link: null };
  const page = <VerifyEmail {...({ loaderData } as ComponentProps<typeof VerifyEmail>)} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

test('someone who signed up with an undeliverable address sees why, and gets the form for another one', () => {
  const email = `${'x'.repeat(243)}@people.test`;
  const html = shownFor(email);
  expect(html).toMatch(new RegExp(`We couldn’t send email to <b[^>]*>${email}</b>`));
  expect(html).toMatch(/<details open="">/);
  expect(html).not.toContain('Check your inbox');
});

test('everyone else sees where the email went', () => {
  const html = shownFor('dana@people.test');
  expect(html).toContain('Check your inbox');
  expect(html).not.toMatch(/<details open/);
});
