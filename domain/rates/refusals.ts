import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'city-unknown': () => 'Pick a city.',
  'code-ended': () => 'This code no longer works. Choose one that does.',
  'code-unknown': () => 'We have no code like this. Create it under Codes first.',
});
