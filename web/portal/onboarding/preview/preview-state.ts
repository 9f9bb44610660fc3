import { useEffect, useState } from 'react';
import { useBriefForm } from '../brief-form.tsx';
import { stillEmpty } from '../shown-sections.ts';

/** Saves that come in quick succession make one new preview. */
const settleMs = 500;

export interface PreviewState {
  src: string;
  show: string[];
  todo: { title: string; text: string }[];
}

/** Which state of the home page to show, what to mark on it, and what it still waits for. */
export function usePreview(show: string[], stepNumber: number): PreviewState {
  const { data, revision, answer } = useBriefForm();
  const [settled, setSettled] = useState(revision);
  useEffect(() => {
    if (revision === settled) return;
    const timer = setTimeout(() => setSettled(revision), settleMs);
    return () => clearTimeout(timer);
  }, [revision, settled]);
  return { src: `${data.previewOrigin}/?r=${settled}`, show, todo: stillEmpty(answer, data.uploads.length, stepNumber) };
}
