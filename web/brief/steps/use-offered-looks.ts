import { useCallback, useEffect, useRef, useState } from 'react';
import type { BriefLooks } from '../../../domain/looks/brief-looks.ts';
import { ask } from '../ask.ts';
import { useBriefForm } from '../brief-form.tsx';

/** Saves within this time of each other change the looks once. */
const settleMs = 500;

/** The looks that the brief's answers make, again after every save. Until new ones have arrived, the earlier ones stay. */
export function useLooks(): { looks: BriefLooks | undefined; isFailed: boolean; load: () => void } {
  const { data, revision } = useBriefForm();
  const { projectId } = data;
  const [looks, setLooks] = useState<BriefLooks>();
  const [isFailed, setFailed] = useState(false);
  const turn = useRef(0);
  const load = useCallback(async () => {
    const own = ++turn.current;
    setFailed(false);
    const answer = await ask<BriefLooks>('portal', 'brief-looks', projectId);
    if (own !== turn.current) return;
    if (answer) setLooks(answer);
    else setFailed(true);
  }, [projectId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the answers have changed
  useEffect(() => {
    const timer = setTimeout(() => void load(), turn.current === 0 ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [load, revision]);
  useEffect(() => {
    if (!isFailed) return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isFailed, load]);
  return { looks, isFailed, load: () => void load() };
}
