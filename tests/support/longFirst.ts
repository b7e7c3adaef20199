import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long, because they start programs or make thousands of calls. */
const LONG =
  /authorisation\/matrix|bookingsKilled|embedded\/(?:lifetime|place)|backup\/backup|support\/commands|api\/(?:tripTotals|installed|fuzz)|papers\/fonts/;

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

/**
 * Begins each project with what takes longest, since at the end it would run alone. Vitest knows the
 * durations of the last run; without one, as in a fresh clone, it goes by the size of the files.
 */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((all) => [
      ...all.filter(isLong),
      ...all.filter((file) => !isLong(file)),
    ]);
  }
}
