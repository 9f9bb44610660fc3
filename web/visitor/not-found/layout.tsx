import { Outlet } from 'react-router';
import { readSettings } from '../../../domain/settings/settings.ts';
import { Splash } from '../splash/splash.tsx';
import { splashWords } from '../splash/splash-words.ts';
import type { Route } from './+types/layout';

export const handle = { policy: 'open' } as const;

export async function loader() {
  return { splash: splashWords(await readSettings()) };
}

/** The layout of the 404 page. It has the splash, because a visit may start at a wrong address. */
export default function NotFoundLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Splash words={loaderData.splash} />
      <Outlet />
    </>
  );
}
