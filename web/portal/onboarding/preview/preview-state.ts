import { useEffect, useState } from 'react';
import { isBlank } from '../answer-at.ts';
import { useBriefForm } from '../brief-form.tsx';
import { stillEmpty } from '../shown-sections.ts';

/** Saves that come in quick succession make one new preview. */
const settleMs = 500;

export interface PreviewState {
  src: string;
  /** Nothing can be composed yet: the trade is not known. */
  isEmpty: boolean;
  show: string[];
  todo: { title: string; text: string }[];
}

/** Which state of the home page to show, what to mark on it, and what it still waits for. */
export function usePreview(show: string[], stepNumber: number): PreviewState {
  const { data, revision, answer, problems } = useBriefForm();
  const isEmpty = isBlank(answer('business.trade')) || problems.some(({ field }) => field === 'business.trade');
  const [settled, setSettled] = useState({ revision, isEmpty });
  useEffect(() => {
    if (revision === settled.revision && isEmpty === settled.isEmpty) return;
    const timer = setTimeout(() => setSettled({ revision, isEmpty }), settleMs);
    return () => clearTimeout(timer);
  }, [revision, isEmpty, settled]);
  return {
    src: `${data.previewOrigin}/?r=${settled.revision}`,
    isEmpty: settled.isEmpty,
    show,
    todo: stillEmpty(answer, data.uploads.length, stepNumber),
  };
}
