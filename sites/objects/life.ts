import { z } from 'zod';
import data from './life.yaml';

const roles = ['main', 'second', 'paper', 'mark', 'dark', 'frame'] as const;

/** What a drawing wears in every palette, by role: the names of colors that the thing has in life. */
export type LifeColors = Partial<Record<(typeof roles)[number], string>>;

const file = z.record(z.string(), z.partialRecord(z.enum(roles), z.string())).parse(data);

export const livingObjects: Readonly<Record<string, LifeColors>> = file;
