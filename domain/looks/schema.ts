import { z } from 'zod';
import { briefLimits } from '../../sites/brief/limits.ts';
import { tidyAs } from '../../text/tidy/tidy.ts';

const answer = (max: number) => z.string().overwrite(tidyAs('line')).max(max, `Use ${max} characters or fewer.`).default('');

/** The three answers of the home page, each '' until it's typed. */
export const firstAnswersSchema = z.object({
  name: answer(briefLimits.name),
  trade: answer(briefLimits.trade),
  town: answer(briefLimits.place),
});

export type FirstAnswers = z.infer<typeof firstAnswersSchema>;
