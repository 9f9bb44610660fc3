import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dot, type DotState } from './dot.tsx';

const draw = (state: DotState) => renderToStaticMarkup(<Dot state={state}>1 record to set</Dot>);

test.each(['done', 'waiting', 'active', 'late', 'idle'] as const)('%s has its word, and its sign is silent', (state) => {
  const html = draw(state);
  expect(html).toContain('>1 record to set</span>');
  expect(html).toContain(`data-state="${state}" aria-hidden="true"`);
});

test('the states differ by shape, not by color alone', () => {
  const shapes = (['done', 'waiting', 'late', 'idle'] as const).map((state) =>
    draw(state)
      .replaceAll(/(fill|stroke)="var[^"]*"/g, '')
      .replaceAll(/data-state="\w+"/g, '')
      .replaceAll(/class="[^"]*"/g, ''),
  );
  expect(new Set(shapes).size).toBe(4);
});

test('only late is written in the color of danger', () => {
  expect(draw('late')).toContain('text-danger');
  expect(draw('active')).not.toContain('text-danger');
});
