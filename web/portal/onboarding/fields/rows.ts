import { type KeyboardEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerPath } from '../../../../domain/briefs/schema.ts';
import { filledIndex, isBlank } from '../answer-at.ts';
import { useAnswer } from '../brief-form.tsx';

/**
 * A list of the brief as rows to edit: what is answered, blank rows up to `atLeast`, and what can be done with them.
 * Without script the page offers one blank row more when its button asked for it (`?more=`).
 */
export function useRows<Row>(path: AnswerPath, blank: Row, { atLeast = 0, max }: { atLeast?: number; max: number }) {
  const { value = [], set, leave, error, problem } = useAnswer<Row[]>(path);
  const [search] = useSearchParams();
  const list = useRef<HTMLElement>(null);
  const wanted = Math.min(max, Math.max(atLeast, search.get('more') === path ? value.length + 1 : 0));
  const rows: Row[] = [...value, ...Array.from({ length: Math.max(0, wanted - value.length) }, () => blank)];

  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-row="${index}"] :is(input, textarea)`)?.focus());
  const add = (row: Row = blank) => {
    if (rows.length >= max) return;
    set([...rows, row], 'now');
    focus(rows.length);
  };
  return {
    rows,
    list,
    error,
    leave,
    isFull: rows.length >= max,
    change: (index: number, row: Row) => set(rows.map((other, position) => (position === index ? row : other))),
    add,
    /** Puts entries into the blank rows first. */
    fill: (row: Row, isBlankRow: (row: Row) => boolean) => {
      const free = rows.findIndex(isBlankRow);
      if (free < 0) add(row);
      else
        set(
          rows.map((other, position) => (position === free ? row : other)),
          'now',
        );
    },
    remove: (index: number) => {
      set(
        rows.filter((_, position) => position !== index),
        'now',
      );
      if (rows.length > 1) focus(Math.min(index, rows.length - 2));
    },
    move: (index: number, by: -1 | 1) => {
      const next = [...rows];
      const [row] = next.splice(index, 1);
      if (row === undefined || index + by < 0 || index + by >= rows.length) return;
      next.splice(index + by, 0, row);
      set(next, 'now');
      focus(index + by);
    },
    /** What is wrong with a row's field; the brief counts filled rows only. */
    problemOf: (index: number, key?: string) =>
      isBlank(rows[index]) ? undefined : problem([path, filledIndex(rows, index), key].filter((part) => part !== undefined).join('.')),
    /** Enter in a row goes to the next one, as lists do, and makes it when there is none. */
    onEnter: (index: number) => (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target instanceof HTMLTextAreaElement) return;
      if (!(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      if (index + 1 < rows.length) focus(index + 1);
      else add();
    },
  };
}
