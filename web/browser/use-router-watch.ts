import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { followRouter } from './other-build.ts';

/** Lets other-build.ts know the page's router. React Router exports the context for libraries and promises nothing about it. */
export function useRouterWatch(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => (router ? followRouter(router) : undefined), [router]);
}
