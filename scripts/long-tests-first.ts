import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest test files, of ten seconds and more. A fresh clone knows no durations, and file sizes say nothing about them. */
const long = [
  'sites/matrix.test.ts',
  'domain/backups/backups.test.ts',
  'tests/patterns.test.ts',
  'tests/composed-patterns.test.ts',
  'doctor/doctor.test.ts',
  'db/outage.test.ts',
  'web/odd-text.test.ts',
  'sites/sections/samples.test.ts',
  'db/embedded.test.ts',
  'domain/site-changes/own-pictures.test.ts',
  'domain/pictures/pictures.test.ts',
  'outside/job-process.test.ts',
  'tests/caddy-errors.test.ts',
  'domain/health/watchdog.test.ts',
];

/** Begins with the files that take longest, so no worker is left with one at the end. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((file) => moduleId.endsWith(`/${file}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
