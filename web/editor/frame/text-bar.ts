import { arrowIcon, h } from './shell.ts';

/** The toolbar of a text that's being edited. On phones it's a sheet above the keyboard. */
export interface TextBar {
  box: HTMLElement;
  count: HTMLElement;
  undo: HTMLButtonElement;
  redo: HTMLButtonElement;
  done: HTMLButtonElement;
  error: HTMLElement;
  /** For screen readers. */
  live: HTMLElement;
}

export function textBar(label: string, isPhone: boolean): TextBar {
  const count = h('span', { className: 'count' });
  const live = h('p', { className: 'vh', role: 'status' });
  const done = h('button', { type: 'button', className: 'done' }, 'Done');
  const undo = h('button', { type: 'button', className: 'icon', ariaLabel: 'Undo' }, arrowIcon(false));
  const redo = h('button', { type: 'button', className: 'icon', ariaLabel: 'Redo' }, arrowIcon(true));
  const error = h('p', { className: 'error', role: 'alert' });
  const name = h('b', {}, label);
  const box = isPhone
    ? h(
        'div',
        { className: 'sheet' },
        error,
        h('div', { className: 'row' }, undo, redo, h('div', { className: 'what' }, name, count), done),
        live,
      )
    : h(
        'div',
        { className: 'layer' },
        h('div', { className: 'bar', role: 'toolbar', ariaLabel: `${label}, editing` }, undo, redo, name, count, done),
        error,
        live,
      );
  return { box, count, undo, redo, done, error, live };
}

/** What screen readers say when the room for a text is running out. */
export function roomLeft(characters: number): string {
  if (characters < 0) return `${-characters} characters over`;
  if (characters === 0) return 'No characters left';
  return characters <= 10 ? '10 characters left' : characters <= 20 ? '20 characters left' : '';
}
