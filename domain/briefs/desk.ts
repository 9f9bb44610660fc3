import { db } from '../../db/connect.ts';
import { type AnswerLine, answerLines } from './answer-words.ts';
import { briefOfProject as stored } from './queries.ts';

/** A brief for the desk: every answer in words, in reading order. */
export async function briefOfProject(projectId: string): Promise<{ lines: AnswerLine[] } | undefined> {
  const brief = await stored(db(), projectId);
  return brief && { lines: answerLines(brief.input) };
}
