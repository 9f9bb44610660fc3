import { useEffect, useState } from 'react';
import { useBriefForm } from '../brief-form.tsx';
import { isBlank } from '../same-answer.ts';
import { missingParts } from '../shown-sections.ts';

/** Saves within this time of each other update the preview once. */
const settleMs = 500;

export interface PreviewState {
  src: string;
  /** True while there's nothing to show, because we don't know the trade. */
  isEmpty: boolean;
  show: string[];
  missing: { title: string; text: string }[];
}

/** Which state of the home page to show, which sections to mark on it, and which answers are missing. */
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
    missing: missingParts(answer, data.uploads.length, stepNumber),
  };
}
