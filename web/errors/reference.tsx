import { createContext, useContext } from 'react';
import { failedRequest } from '../browser/failed-request.ts';

/** ID of the request that a page is rendered for. Set on the server only. */
export const ReferenceContext = createContext<string | undefined>(undefined);

/** On an error screen, the ID under which our log has the failed request, for people who write to us about it. */
export function Reference() {
  const rendered = useContext(ReferenceContext);
  const reference = rendered ?? failedRequest();
  if (!reference) return null;
  return (
    <p className="mt-5 text-small text-ink-2">
      Reference: <span data-reference="">{reference}</span>
    </p>
  );
}
