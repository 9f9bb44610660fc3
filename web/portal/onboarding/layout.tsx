import { Outlet } from 'react-router';
import { customersOnly } from '../../guards.ts';
import type { Route } from './+types/layout';

export const handle = { policy: 'customer' } as const;
export const middleware: Route.MiddlewareFunction[] = [customersOnly];

/** The brief of a signed-in person with a proved email. */
export default function OnboardingLayout() {
  return <Outlet />;
}
