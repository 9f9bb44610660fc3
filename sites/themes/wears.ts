import { z } from 'zod';
import data from './wears.yaml';

/** Points of themes by the key of a trade or a family of trades. */
export const wears: Readonly<Record<string, Readonly<Record<string, number>>>> = z
  .record(z.string(), z.record(z.string(), z.number().min(-9).max(5)))
  .parse(data);
