/** The queue of jobs that failed permanently. */
export const deadLetterQueue = 'dead-letter';
