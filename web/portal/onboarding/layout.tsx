import { data, Outlet } from 'react-router';
import { isBriefStep } from '../../../domain/briefs/schema.ts';
import { useForgottenFirstLook } from '../../browser/first-look-memory.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { customersOnly } from '../../session/session.ts';
import type { Route } from './+types/layout';

export const handle = { policy: 'customer', body: 'brief' } satisfies RouteHandle;
export const middleware: Route.MiddlewareFunction[] = [knownStepsOnly, customersOnly];

/** Answers for a step that doesn't exist as for any other unknown path, whoever asks. */
function knownStepsOnly({ params }: { params: { step?: string } }): void {
  if (params.step !== undefined && !isBriefStep(params.step)) throw data(null, { status: 404 });
}

/** The brief, for logged-in users with a verified email. */
export default function OnboardingLayout() {
  useForgottenFirstLook();
  return <Outlet />;
}
