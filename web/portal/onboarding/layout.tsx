import { Outlet } from 'react-router';
import { useForgottenFirstLook } from '../../browser/first-look-memory.ts';
import { customersOnly } from '../../guards.ts';
import type { Route } from './+types/layout';

export const handle = { policy: 'customer' } as const;
export const middleware: Route.MiddlewareFunction[] = [customersOnly];

/** The brief, for logged-in users with a verified email. */
export default function OnboardingLayout() {
  useForgottenFirstLook();
  return <Outlet />;
}
