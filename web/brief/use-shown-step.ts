import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BriefStep } from '../../domain/briefs/schema.ts';

/**
 * The step on the screen. Without a connection the next step can't be loaded, but it only needs what is here already: so it
 * opens right away, and the address follows when the connection is back.
 */
export function useShownStep(loaded: BriefStep): { step: BriefStep; goToStep: (step: BriefStep) => void } {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<BriefStep>();
  const newest = useRef(ahead);
  newest.current = ahead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when a step was loaded
  useEffect(() => setAhead(undefined), [loaded]);
  useEffect(() => {
    const follow = () => newest.current && navigate(`/onboarding/${newest.current}`);
    addEventListener('online', follow);
    return () => removeEventListener('online', follow);
  }, [navigate]);
  const goToStep = useCallback(
    (step: BriefStep) => {
      if (navigator.onLine) {
        navigate(`/onboarding/${step}`);
        return;
      }
      setAhead(step === loaded ? undefined : step);
      scrollTo(0, 0);
    },
    [navigate, loaded],
  );
  return { step: ahead ?? loaded, goToStep };
}
