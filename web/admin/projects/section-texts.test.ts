import { expect, test } from 'vitest';
import { typedTexts } from './section-texts.ts';

const place = { page: '/', section: 'hero' };

test('only texts that differ from the original are changes', () => {
  const fields = { ...place, 'text:headline': 'New', 'was:headline': 'Old', 'text:lead': ' Same ', 'was:lead': 'Same' };
  expect(typedTexts(fields)).toEqual({ texts: [{ ...place, path: 'headline', text: 'New', was: 'Old' }], errors: {} });
});

test('an emptied text is refused at its own field', () => {
  const { errors } = typedTexts({ ...place, 'text:headline': '  ', 'was:headline': 'Old', 'text:lead': 'New', 'was:lead': 'Old' });
  expect(errors).toEqual({ 'text:headline': 'This can’t be empty.' });
});
