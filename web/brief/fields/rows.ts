import { type KeyboardEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerPath } from '../../../domain/briefs/schema.ts';
import { listLimits } from '../../../sites/brief/limits.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { useAnswer } from '../brief-form.tsx';
import { filledIndex, isBlank } from '../same-answer.ts';

/** Path of a list whose length is limited. */
export type ListPath = Extract<AnswerPath, keyof typeof listLimits>;

/**
 * A list of the brief as editable rows: the answers, then blank rows up to `atLeast`. Without script, `?more=` adds a blank
 * row.
 */
export function useRows<Row>(path: ListPath, blank: Row, atLeast = 0) {
  const max = listLimits[path];
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
    change: (index: number, row: Row, when: 'typing' | 'now' = 'typing') =>
      set(
        rows.map((other, position) => (position === index ? row : other)),
        when,
      ),
    add,
    /** Adds entries, filling blank rows first. */
    fill: (row: Row, isBlankRow: (row: Row) => boolean) => {
      const free = rows.findIndex(isBlankRow);
      if (free < 0) add(row);
      else
        set(
          rows.map((other, position) => (position === free ? row : other)),
          'now',
        );
    },
    /** Puts several entries in the place of one, such as a pasted list. False if there's no room for all. */
    put: (index: number, several: Row[]) => {
      const others = rows.filter((row, position) => position !== index && !isBlank(row)).length;
      if (several.length < 2 || others + several.length > max) return false;
      const next = rows.flatMap((row, position) => (position === index ? several : isBlank(row) ? [] : [row]));
      set(next, 'now');
      focus(Math.min(index + several.length, next.length) - 1);
      return true;
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
    /** The problem of a row's field. The brief's problems don't count blank rows. */
    problemOf: (index: number, key?: string) =>
      isBlank(rows[index]) ? undefined : problem([path, filledIndex(rows, index), key].filter((part) => part !== undefined).join('.')),
    /** Enter moves to the next row, and adds one after the last. */
    onEnter: (index: number) => (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' || isComposing(event.nativeEvent) || event.target instanceof HTMLTextAreaElement) return;
      if (!(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      if (index + 1 < rows.length) focus(index + 1);
      else add();
    },
  };
}
