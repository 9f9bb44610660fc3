import { refusalsOf } from '../refusals.ts';
import { fileLimits } from './schema.ts';

export const refusedAs = refusalsOf({
  'file-too-large': () => fileLimits.tooBig,
  'file-type-unsupported': () => fileLimits.otherType,
});
