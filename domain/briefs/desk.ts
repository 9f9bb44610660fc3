import { db } from '../../db/connect.ts';
import { briefOfProject as stored } from './queries.ts';

/** A brief for the desk: every answer with its path, in reading order. */
export async function briefOfProject(projectId: string): Promise<{ lines: { field: string; answer: string }[] } | undefined> {
  const brief = await stored(db(), projectId);
  return brief && { lines: leaves(brief.input, '') };
}

function leaves(value: unknown, path: string): { field: string; answer: string }[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [{ field: path, answer: String(value) }];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return [{ field: path, answer: value.join(', ') }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}
