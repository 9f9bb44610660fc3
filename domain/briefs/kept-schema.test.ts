import { expect, test } from 'vitest';
import { briefSchema } from '../../sites/brief/brief.ts';
import { briefLimits } from '../../sites/brief/limits.ts';
import { withKept } from './kept-schema.ts';
import { answerSchemas } from './schema.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ field: `services.${index}.name`, text: 'lekas' }));

test('a text replaces the one of the same field and becomes the newest', () => {
  const kept = [
    { field: 'business.tagline', text: 'were open' },
    { field: 'business.description', text: 'we fix leaks' },
  ];
  const added = { field: 'business.tagline', text: 'were always open' };
  expect(withKept(kept, added)).toEqual([kept[1], added]);
});

test('without room, the oldest go, and the brief takes the rest', () => {
  const added = { field: 'business.tagline', text: 'were open' };
  const kept = withKept(many(61), added);
  expect(kept).toEqual([...many(61).slice(2), added]);
  expect(answerSchemas.kept.safeParse(kept).success).toBe(true);
  expect(briefSchema.shape.kept.safeParse(kept).success).toBe(true);
});

test('what is saved is no longer than the brief takes', () => {
  for (const [text, fits] of [
    ['a'.repeat(briefLimits.postText), true],
    ['a'.repeat(briefLimits.postText + 1), false],
  ] as const)
    for (const schema of [answerSchemas.kept, briefSchema.shape.kept])
      expect(schema.safeParse([{ field: 'details.blog.0.text', text }]).success).toBe(fits);
});
